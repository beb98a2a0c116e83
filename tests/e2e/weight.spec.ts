import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { OUT, sampledPages } from './support/pages'
import { expect, test } from './support/test'

/** What a phone may have to load before a page answers, in bytes of brotli. */
const LIMIT = 130_000

function scriptsOf(html: string): readonly string[] {
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !/nomodule/i.test(tag))
  return [...new Set(tags.flatMap((tag) => /\ssrc="([^"]+)"/.exec(tag)?.[1] ?? []))]
}

for (const path of sampledPages(OUT)) {
  test(`the scripts of /${path} weigh at most ${LIMIT} bytes`, () => {
    const scripts = scriptsOf(readFileSync(join(OUT, path, 'index.html'), 'utf8'))
    const weights = scripts.map((src) => brotliCompressSync(readFileSync(join(OUT, decodeURIComponent(src)))).length)
    expect(scripts.length).toBeGreaterThan(0)
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(LIMIT)
  })
}
