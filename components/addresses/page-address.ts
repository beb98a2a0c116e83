import { LANGUAGE } from '@/lib/messages/compiled/language'
import { BASE_PATH } from './base-path'
import { screenPath } from './screen-path'

/** Returns the address of a screen for a plain link, which loads the page. */
export const pageAddress = (path: string): string => `${BASE_PATH}${screenPath(path)}`

/** Returns the address of the page that is shown in another language, with its query and its anchor. */
export function addressIn(language: string): string {
  const { pathname, search, hash } = window.location
  return `${BASE_PATH}/${language}${pathname.slice(`${BASE_PATH}/${LANGUAGE}`.length)}${search}${hash}`
}
