import { describe, expect, it } from 'vitest'
import { siteOf } from '../../scripts/build/site.mjs'

describe('the host that a build is for', () => {
  it.each([
    ['nothing', undefined, '', ''],
    ['an empty word', ' ', '', ''],
    ['a host', 'https://cards.example', '', 'https://cards.example'],
    ['a host and its port', 'https://cards.example:8443/', '', 'https://cards.example:8443'],
    ['a host of a build under a path', 'https://cards.example', '/a/b', 'https://cards.example'],
    ['the whole address of such a build', 'https://cards.example/a/b/', '/a/b', 'https://cards.example'],
  ])('the host of a build is read from %s', (_, given, path, host) => {
    expect(siteOf(given, path)).toBe(host)
  })

  it.each([
    'cards.example',
    'http://cards.example',
    'https://',
    'https://me@cards.example',
    'https://cards.example/?a=1',
  ])('the host %s is refused, and the build says what it needs', (given) => {
    expect(() => siteOf(given, '')).toThrow(
      `expected YUSS_SITE to be an address like https://cards.example, got ${given}`,
    )
  })

  it('the host must not have another path than the build', () => {
    expect(() => siteOf('https://cards.example/yuss/', '')).toThrow('set YUSS_BASE_PATH=/yuss too')
  })
})
