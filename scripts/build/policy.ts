// Writes the content security policy and the first scripts into every page that Next has built:
// node scripts/dispatch/run-ts.mjs scripts/build/policy.ts FOLDER. A page may run only its own scripts (by hash, or from this host),
// load nothing from other hosts, and use no string as a script or as HTML. A meta element cannot set frame-ancestors, so the host
// has to send that as a header: see scripts/serve/serve.mjs. Next's own policy is not used, because it has a nonce for each
// response of a server, and an exported site has no server. The policy is written after the export, because the hashes of the
// scripts that Next puts into its pages are known only then.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { notStarted, rescueBackup } from '../../lib/messages/compiled/site/rescue'
import { tryAgain } from '../../lib/messages/compiled/table/shared'
import { EDITING_LOCK } from '../../lib/stores/editing-lock'
import { basePath } from '../serve/base-path.mjs'
import { relay, relaySource } from '../together/relay-at.mjs'
import { bootScript, inlineScript, sourceOf } from './inline-scripts'

const root = process.argv[2] ?? ''
const first = [
  bootScript(),
  inlineScript('not-started.ts', {
    BASE_PATH: basePath,
    EDITING_LOCK,
    WORDS: { notStarted, tryAgain, backup: rescueBackup },
  }),
]

const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
for (const page of pages) writeFileSync(join(root, page), withPolicy(page, readFileSync(join(root, page), 'utf8')))

function withPolicy(page: string, html: string): string {
  if (html.includes('http-equiv="Content-Security-Policy"'))
    throw new Error(`expected ${page} without a policy: is it already built?`)
  refuseInlineCode(page, html)
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyFor([...first, ...inlineScripts(html)])}"/>`
  const scripts = first.map((script) => `<script>${script}</script>`).join('')
  // The encoding has to be in the first 1024 bytes, so it stays first.
  return html.replace(/<head>(<meta charset="[^"]*"\/?>)?/i, (head) => `${head}${policy}${scripts}`)
}

/** Throws if a page has an inline style or an inline handler, so that the build fails: browsers would block it. */
function refuseInlineCode(page: string, html: string): void {
  const markup = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
  const found = markup.match(/<[a-z][^>]*?\s(?:style|on[a-z]+)="[^"]*"[^>]*>/) ?? markup.match(/<style\b[^>]*>/)
  if (found !== null) throw new Error(`the policy forbids this part of ${page}: ${found[0]}`)
}

function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '')
}

function policyFor(scripts: readonly string[]): string {
  const hashes = new Set(scripts.map(sourceOf))
  return [
    "default-src 'none'",
    `script-src 'self' ${[...hashes].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${relaySource(relay)}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}
