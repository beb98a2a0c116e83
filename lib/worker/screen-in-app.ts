import { OFFERED } from '../messages/offered'

/**
 * Returns the address below the base of the app's screen for a page of the site, in the page's language; `undefined` if there is
 * none. `from=site` makes the app say that it was opened instead.
 */
export function screenInApp(page: string): string | undefined {
  const [, language, path = ''] = /^([a-z]{2})(?:\/(.*?))?\/?$/.exec(page) ?? []
  const screen = language !== undefined && language in OFFERED ? screenOf(path) : undefined
  return screen === undefined ? undefined : `${screen}from=site#in=${language}`
}

/** Matches the pages of the site that are screens of the app too, at the same path. */
const IN_BOTH = /^(rules\/(terms|stories)|sources|guide)$/

/**
 * Returns the screen of the app for a page of the site, with room for another parameter: for a question that question, for a game a
 * new game, for the first page the start. `undefined` if there is none.
 */
function screenOf(path: string): string | undefined {
  if (path === '') return '?'
  if (IN_BOTH.test(path)) return `${path}/?`
  const [, kind, id] = /^(rules|games)(?:\/([a-z0-9-]+))?$/.exec(path) ?? []
  if (kind === undefined) return undefined
  const [screen, name] = kind === 'rules' ? ['rules/', 'q'] : ['new/', 'game']
  return id === undefined ? `${screen}?` : `${screen}?${name}=${id}&`
}
