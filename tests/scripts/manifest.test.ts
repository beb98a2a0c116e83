import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import manifest from '@/app/manifest'

const PUBLIC = join(import.meta.dirname, '../../public')
const APP = join(import.meta.dirname, '../../app/[lang]')

const { id, start_url, shortcuts = [], screenshots = [], icons = [] } = manifest()

/** Returns the size of a PNG file, read from its header. */
function sizeOf(src: string): string {
  const head = readFileSync(join(PUBLIC, src))
  return `${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`
}

describe('the manifest', () => {
  it('one app has all languages: it starts at an address without one', () => {
    expect([id, start_url]).toEqual(['/', '/'])
  })

  it('the icon’s menu leads to the running game, a new one and the rules', () => {
    expect(shortcuts.map(({ url }) => url)).toEqual(['./game/', './new/', './rules/'])
  })

  it.each(shortcuts)('the manifest’s entry $name has a page', ({ url }) => {
    expect(existsSync(join(APP, url, 'page.tsx'))).toBe(true)
  })

  it('the manifest shows the app on a phone and on a wide screen before it is installed', () => {
    expect(screenshots.map(({ form_factor }) => form_factor).sort()).toEqual(['narrow', 'narrow', 'wide'])
  })

  it.each([...screenshots, ...icons.filter(({ src }) => src.endsWith('.png'))])(
    'the picture $src has the size that the manifest gives',
    ({ src, sizes }) => {
      expect(sizes).toBe(sizeOf(src))
    },
  )
})
