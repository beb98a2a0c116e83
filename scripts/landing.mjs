// After a build, before its policy is written: a page for each other language, where Yuss is found and sent in it (`bg/`), and
// one in all of them for an address that is not there. node scripts/landing.mjs [FOLDER]
//
// The app itself has one set of addresses: its language is a setting of the phone. The pages of the languages are no part of it, and
// no worker keeps them; they lead to the start, which is then read in their language. Next has one layout for every page, whose
// language is English, and would bring all of the app along. Beside each lies the manifest in its language.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { basePath } from './base-path.mjs'
import { readCatalogue } from './messages/catalogue.mjs'
import { messagesOf } from './messages/check.mjs'
import { site } from './site.mjs'

const PROMISES = ['landing-scores', 'landing-settles', 'landing-remembers', 'landing-stays']

const root = process.argv[2] ?? 'out'
const folder = fileURLToPath(new URL('../lib/messages', import.meta.url))
const offered = JSON.parse(readFileSync(join(folder, 'languages.json'), 'utf8'))
const start = readFileSync(join(root, 'index.html'), 'utf8')
const manifest = JSON.parse(readFileSync(join(root, 'manifest.webmanifest'), 'utf8'))
const styles = /<link rel="stylesheet" href="[^"]+"/.exec(start)?.[0]
if (styles === undefined) throw new Error(`${root}/index.html names no styles.`)

for (const tag of Object.keys(offered).filter((one) => one !== 'en')) {
  mkdirSync(join(root, tag), { recursive: true })
  const said = textsOf(tag)
  writeFileSync(join(root, tag, 'index.html'), pageIn(tag, said))
  writeFileSync(join(root, tag, 'manifest.webmanifest'), `${JSON.stringify(manifestIn(tag, said))}\n`)
}
writeFileSync(join(root, '404.html'), nowhere())

function pageIn(tag, told) {
  const said = (id) => escaped(told(id))
  const title = `${said('app-name')} · ${said('page-start')}`
  return `<!DOCTYPE html><html lang="${tag}" dir="${offered[tag].dir}"><head><meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/>
<title>${title}</title><meta name="description" content="${said('app-about')}"/><meta name="referrer" content="no-referrer"/>
<meta property="og:type" content="website"/><meta property="og:site_name" content="${said('app-name')}"/>
<meta property="og:title" content="${said('page-start')}"/><meta property="og:description" content="${said('app-about')}"/>
${site === '' ? '' : addresses(tag) + picture(said)}${styles}/><link rel="manifest" href="${basePath}/${tag}/manifest.webmanifest"/>
<link rel="icon" href="${basePath}/icons/icon.svg" type="image/svg+xml"/></head>
<body><p class="old-browser" role="status">${said('too-old').replace(/&lt;(\/?strong)>/g, '<$1>')}</p>
<noscript><p class="m-4">${said('needs-javascript')}</p></noscript>
<main class="safe mx-auto max-w-2xl px-5 py-8">
<h1 class="text-3xl heading">${said('app-name')}</h1>
<p class="pt-2 text-xl">${said('app-about')}</p>
<ul class="py-5 text-lg">
${PROMISES.map((id) => `<li class="border-b border-rule py-3">${said(id)}</li>`).join('\n')}
</ul>
<p><a class="inline-flex min-h-13 items-center rounded-md bg-felt px-5 text-lg font-semibold text-felt-ink" href="${basePath}/#in=${tag}">${said('landing-open')}</a></p>
${offered[tag].draft ? `<p class="pt-5 text-base text-soft">${said('landing-draft')}</p>\n` : ''}</main></body></html>
`
}

/** Next’s own page of that kind comes with every other one, and so can speak but one language. */
function nowhere() {
  const parts = Object.entries(offered).map(([tag, { dir }], index) => {
    const said = wordsFor(tag)
    const level = index === 0 ? 'h1' : 'h2'
    return `<section lang="${tag}" dir="${dir}" class="border-b border-rule py-8">
<${level} class="text-3xl leading-tight heading">${said('no-such-page')}</${level}>
<p class="mt-2 text-lg text-soft">${said('no-such-page.about')}</p>
<a class="mt-6 inline-flex min-h-12 items-center rounded-xl bg-felt px-5 text-lg font-semibold text-felt-ink" href="${basePath}/">${said('home-link')}</a>
</section>`
  })
  const said = wordsFor('en')
  return `<!DOCTYPE html><html lang="mul"><head><meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/>
<title>${said('page-nowhere')} · ${said('app-name')}</title><meta name="robots" content="noindex"/>
<meta name="referrer" content="no-referrer"/>${styles}/><link rel="icon" href="${basePath}/icons/icon.svg" type="image/svg+xml"/></head>
<body><main class="safe mx-auto max-w-xl px-5">
${parts.join('\n')}
</main></body></html>
`
}

/** What a phone is told when it installs the app from here: the same app, in the words of this language. */
function manifestIn(tag, said) {
  const above = (path) => `../${path.replace(/^\.\//, '')}`
  const [goOn, anew, rules] = manifest.shortcuts
  const [sheet, hand, table] = manifest.screenshots
  return {
    ...manifest,
    description: said('app-about'),
    lang: tag,
    dir: offered[tag].dir,
    start_url: above(manifest.start_url),
    scope: above(manifest.scope),
    shortcuts: [
      {
        ...goOn,
        name: said('shortcut-continue'),
        short_name: said('shortcut-continue.short'),
        url: above(goOn.url),
      },
      { ...anew, name: said('shortcut-new'), url: above(anew.url) },
      { ...rules, name: said('shortcut-rules'), short_name: said('shortcut-rules.short'), url: above(rules.url) },
    ],
    screenshots: [
      { ...sheet, src: above(sheet.src), label: said('screenshot-sheet') },
      { ...hand, src: above(hand.src), label: said('screenshot-hand') },
      { ...table, src: above(table.src), label: said('screenshot-table') },
    ],
    file_handlers: manifest.file_handlers.map((handler) => ({ ...handler, action: above(handler.action) })),
    icons: manifest.icons.map((icon) => ({ ...icon, src: above(icon.src) })),
  }
}

/** The texts of a language that take no facts. */
function textsOf(tag) {
  const texts = new Map(messagesOf(readCatalogue(folder, tag)).map(({ id, pattern }) => [id, pattern.elements]))
  return (id) => {
    const text = (texts.get(id) ?? []).map(({ type, value, expression }) =>
      type === 'TextElement' ? value : expression.type === 'StringLiteral' ? expression.value : null,
    )
    if (text.length === 0 || text.includes(null)) throw new Error(`${tag}: ${id} is no plain text`)
    return text.join('')
  }
}

/** The same as they stand in a page. */
function wordsFor(tag) {
  const told = textsOf(tag)
  return (id) => escaped(told(id))
}

/** As a text stands in a page. */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** The picture of the start, of which the build has one; its address has to be whole too. */
function picture(said) {
  const address = `${site}${basePath}/previews/home.png`
  return `<meta property="og:image" content="${address}"/><meta property="og:image:type" content="image/png"/>
<meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/>
<meta property="og:image:alt" content="${said('page-start')}"/>
<meta name="twitter:card" content="summary_large_image"/><meta name="twitter:image" content="${address}"/>
`
}

/** Addresses that have to be whole are left out where the build does not know its host. */
function addresses(tag) {
  const at = (path) => `${site}${basePath}/${path}`
  const others = Object.keys(offered).map(
    (other) => `<link rel="alternate" hreflang="${other}" href="${at(other === 'en' ? '' : `${other}/`)}"/>`,
  )
  return `<link rel="canonical" href="${at(`${tag}/`)}"/>${others.join('')}<meta property="og:url" content="${at(`${tag}/`)}"/>`
}
