// After a build: what React wrote behind a page is put where it belongs. node scripts/in-place.mjs [FOLDER]
//
// A large part that has a fallback React sends after the page, with a script that puts it in its place 300 ms later. That is
// for a server that still works on it; a page that is built is whole, and is to be seen whole at once. React has a setting for
// how large a part may be (`progressiveChunkSize`), which Next does not hand on.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = process.argv[2] ?? 'out'

/** A part behind the page, and the script that would put it in its place. */
const BEHIND =
  /<div hidden id="S:(\d+)">((?:(?!<div hidden id="S:).)*?)<\/div><script>(?:\$RB=(?:(?!<\/script>).)*)?\$RC\("B:\1","S:\1"\)<\/script>/s
/** Notes when the page was first painted, for that script. */
const PAINTED = /<script>requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);<\/script>/

const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
const changed = pages.filter((page) => putInPlace(join(root, page)))
console.log(`Parts of ${changed.length} pages were put in their place.`)

function putInPlace(path) {
  const html = readFileSync(path, 'utf8')
  const whole = wholeOf(path, html)
  if (/<div hidden id="S:|\$RC\(/.test(whole)) throw new Error(`${path}: a part of it is still behind the page.`)
  if (whole !== html) writeFileSync(path, whole)
  return whole !== html
}

function wholeOf(path, html) {
  let whole = html
  for (let found = BEHIND.exec(whole); found !== null; found = BEHIND.exec(whole)) {
    const [script, number, part] = found
    const place = new RegExp(`<!--\\$\\?--><template id="B:${number}"></template>((?!<!--\\$).)*?<!--/\\$-->`, 's')
    if (!place.test(whole)) throw new Error(`${path}: part ${number} has no place in it.`)
    whole = whole.replace(script, () => '').replace(place, () => `<!--$-->${part}<!--/$-->`)
  }
  return whole === html ? html : whole.replace(PAINTED, '')
}
