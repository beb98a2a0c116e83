/**
 * Returns the page that a device keeps in place of one that it does not: the question on the page of the lookup, the game in a new
 * one, the first screen for the public face, and the same screen for an address without a language. All are in `language`, and
 * below the base. `undefined` if there is none.
 */
export function keptInstead(path: string, language: string): string | undefined {
  const [, asked, page = ''] = /^(?:([a-z]{2})(?:\/|$))?(.*?)\/?$/.exec(path) ?? []
  const [, kind, id] = /^(rules|games)(?:\/([a-z0-9-]+))?$/.exec(page) ?? []
  if (kind === 'games') return `${language}/new/${id === undefined ? '' : `?game=${id}`}`
  if (kind === 'rules' && id !== undefined && !IN_THE_LOOKUP.has(id)) return `${language}/rules/?q=${id}`
  if (page === '') return `${language}/play/`
  return asked === language ? undefined : `${language}/${page}/`
}

/** The pages of the lookup that are no questions. */
const IN_THE_LOOKUP: ReadonlySet<string> = new Set(['compare', 'terms', 'stories'])
