// Pages outside Next: a page that needs no file but itself.
import { basePath } from '../serve/base-path.mjs'
import { sourceOf } from './inline-scripts'

const STYLE = `:root{color-scheme:light dark;font:18px/1.5 sans-serif}
body{max-width:36rem;margin:auto;padding:16px}
h1,h2{font-size:1.6rem;line-height:1.2}
li{list-style:none}
a{display:inline-block;padding:12px 0;color:inherit}
ul{margin:0;padding:0}
button{min-height:48px;margin:0 12px 12px 0;padding:0 16px;font:inherit}`

interface PlainPage {
  readonly language: string
  readonly title: string
  /** The scripts in the head, and the one at the end of the body. */
  readonly scripts: readonly string[]
  readonly last?: string
  readonly head?: string
  readonly body: string
}

/** Returns a page with its own policy. All of it is in this text. */
export function plainPage({ language, title, scripts, last, head = '', body }: PlainPage): string {
  const all = [...scripts, ...(last === undefined ? [] : [last])]
  const policy = [
    "default-src 'none'",
    `script-src ${all.length === 0 ? "'none'" : all.map(sourceOf).join(' ')}`,
    `style-src ${sourceOf(STYLE)}`,
    "img-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
  return [
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/>`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    ...scripts.map((script) => `<script>${script}</script>`),
    `<title>${title}</title><style>${STYLE}</style>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/>',
    `<link rel="icon" href="${basePath}/icons/icon.svg" type="image/svg+xml"/>${head}</head>`,
    `<body>${body}${last === undefined ? '' : `<script>${last}</script>`}</body></html>`,
  ].join('')
}

/** Returns a text as it is written between elements. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
