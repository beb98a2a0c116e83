import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import manifest from '@/app/manifest'
import { OFFERED } from '@/lib/messages/offered'

const ROOT = join(import.meta.dirname, '../..')
const OTHERS = Object.entries(OFFERED).filter(([language]) => language !== 'en')

let folder: string

/** As much of a build as the pages are made of, for a host that is known. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'yuss-landing-'))
  writeFileSync(join(folder, 'index.html'), '<html><head><link rel="stylesheet" href="/_next/a.css"/></head></html>')
  writeFileSync(join(folder, 'manifest.webmanifest'), JSON.stringify(manifest()))
  const env = { ...process.env, YUSS_SITE: 'https://cards.example', YUSS_BASE_PATH: '' }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/landing.mjs', folder], { cwd: ROOT, env })
  expect(status, String(stderr)).toBe(0)
})

afterAll(() => rmSync(folder, { recursive: true }))

describe.each(OTHERS)('the page on which the app is found in %s', (language, { dir, draft = false }) => {
  const textOf = (name: string) => readFileSync(join(folder, language, name), 'utf8')

  it('names its picture, which is that of the start, and the pages of the other languages', () => {
    const html = textOf('index.html')
    expect(html).toContain(`<html lang="${language}" dir="${dir}">`)
    expect(html).toContain('<meta property="og:image" content="https://cards.example/previews/home.png"/>')
    for (const [other] of OTHERS) expect(html).toContain(`hreflang="${other}" href="https://cards.example/${other}/"`)
  })

  it('calls the language a draft only while it is one', () => {
    expect(textOf('index.html').match(/text-soft">/g) ?? []).toHaveLength(draft ? 1 : 0)
  })

  it('has a manifest with everything that the English one has, named from where it lies', () => {
    const own = JSON.parse(textOf('manifest.webmanifest'))
    expect(Object.keys(own)).toEqual(expect.arrayContaining(Object.keys(manifest())))
    expect(own).toMatchObject({ lang: language, dir, id: '/', start_url: '../', scope: '../' })
    expect(own.shortcuts.map(({ url }: { url: string }) => url)).toEqual(['../game/', '../new/', '../rules/'])
    expect(own.icons.map(({ src }: { src: string }) => src)).toEqual(manifest().icons?.map(({ src }) => `../${src}`))
  })
})
