import { OFFERED } from './offered'

/** Returns the first of a device's languages that is offered; English if none is. */
export function deviceLanguage(wanted: readonly string[] = navigator.languages): string {
  const tags = wanted.flatMap((tag) => [tag, tag.split('-')[0] ?? ''])
  return tags.find((tag) => tag in OFFERED) ?? 'en'
}
