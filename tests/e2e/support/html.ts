/** Elements that have no end, so that nothing is in them. */
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** Elements with no text of a page: code, pictures, names, and words that are marked as those of another language. */
const CODE = /<(script|style)\b[\s\S]*?<\/\1>/g
const LEFT_OUT = /^(svg|head)$/
const OF_OTHERS = /\s(translate="no"|lang="[^"]*")/

const PART = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>|([^<]+)/gi

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: '\u00A0' }

/** Returns the texts of a built page as React has written them, each text node for itself. */
export function textsOf(html: string): readonly string[] {
  const texts: string[] = []
  const around: boolean[] = []
  for (const [, end, name = '', attributes = '', text] of html.replace(CODE, '').matchAll(PART)) {
    if (text !== undefined && !around.includes(true)) texts.push(read(text))
    if (name === '' || VOID.test(name)) continue
    if (end === '/') around.pop()
    else around.push(LEFT_OUT.test(name) || (name !== 'html' && OF_OTHERS.test(attributes)))
  }
  return texts.filter((text) => /\p{L}/u.test(text))
}

const read = (text: string): string => text.replace(/&([#\w]+);/g, (all, sign: string) => SIGNS[sign] ?? all).trim()
