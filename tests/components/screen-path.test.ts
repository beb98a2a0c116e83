import { afterEach, describe, expect, it, vi } from 'vitest'
import { addressIn, pageAddress } from '@/components/addresses/page-address'
import { HOME, screenPath } from '@/components/addresses/screen-path'
import { saidIn } from '@/tests/support/speak-language'

vi.hoisted(() => {
  process.env['NEXT_PUBLIC_BASE_PATH'] = '/a/b'
})

afterEach(() => vi.unstubAllGlobals())

describe('the address of a screen', () => {
  it.each([
    [HOME, '/bg/play/'],
    ['/', '/bg/'],
    ['/game/?id=7#hand', '/bg/game/?id=7#hand'],
    ['#anchor', '#anchor'],
    ['?id=7', '?id=7'],
  ])('the path %s is %s in Bulgarian', async (path, own) => {
    expect(await saidIn('bg', () => screenPath(path))).toBe(own)
  })

  it('a plain link has the path of the app before it', () => {
    expect(pageAddress('/rules/tie/')).toBe('/a/b/en/rules/tie/')
  })

  it.each([
    ['/a/b/en/game/', '?id=7', '#hand', '/a/b/fr/game/?id=7#hand'],
    ['/a/b/en/', '', '', '/a/b/fr/'],
    ['/a/b/en/rules/en/', '', '', '/a/b/fr/rules/en/'],
  ])('the page at %s%s%s is at %s in French', (pathname, search, hash, address) => {
    vi.stubGlobal('window', { location: { pathname, search, hash } })
    expect(addressIn('fr')).toBe(address)
  })
})
