import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Suspense, use, type ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** More than React sends in the place where it belongs. */
const LARGE = Array.from({ length: 1000 }, (_, index) => `<line ${index}>`)

function Late({ part, children }: { readonly part: Promise<string>; readonly children?: ReactNode }) {
  return (
    <div>
      {use(part)}
      {children}
      {LARGE.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

const later = (word: string) => new Promise<string>((done) => setTimeout(() => done(word), 1))

/** A page as React builds it. */
async function built(page: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(page)
  return text(prelude)
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'yuss-in-place-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function inPlace(html: string): { readonly status: number | null; readonly html: string; readonly said: string } {
  const path = join(folder, 'index.html')
  writeFileSync(path, html)
  const { status, stderr } = spawnSync(process.execPath, ['scripts/in-place.mjs', folder], { cwd: ROOT })
  return { status, html: readFileSync(path, 'utf8'), said: String(stderr) }
}

describe('a part that React wrote behind the page', () => {
  it('stands in its place, as if it had been there at once', async () => {
    const [outer, inner] = [later('outer'), later('inner')]
    const html = await built(
      <main>
        <Suspense fallback={<i>wait</i>}>
          <Late part={outer}>
            <Suspense fallback={null}>
              <Late part={inner} />
            </Suspense>
          </Late>
        </Suspense>
        <footer>end</footer>
      </main>,
    )
    expect(html).toContain('<div hidden id="S:0">')
    const placed = inPlace(html)
    expect(placed.status, placed.said).toBe(0)
    expect(placed.html).not.toMatch(/hidden|<script|<template|wait/)
    const lines = LARGE.map((line) => `<p>${line.replace('<', '&lt;').replace('>', '&gt;')}</p>`).join('')
    const part = (word: string, within: string) => `<!--$--><div>${word}${within}${lines}</div><!--/$-->`
    expect(placed.html).toBe(`<main>${part('outer', part('inner', ''))}<footer>end</footer></main>`)
  })

  it('is left where it is in a page that has none', async () => {
    const html = await built(<main>small</main>)
    expect(inPlace(html).html).toBe(html)
  })

  it('stops the build where nobody knows its place', () => {
    const placed = inPlace('<main></main><div hidden id="S:0">lost</div><script>$RC("B:0","S:0")</script>')
    expect(placed.status).not.toBe(0)
    expect(placed.said).toContain('index.html: part 0 has no place in it')
  })
})
