import { describe, expect, it } from 'vitest'
import { isMissingCode } from '@/lib/core/timing/missing-code'

const named = (name: string, message = ''): Error => Object.assign(new Error(message), { name })

describe('a script that did not arrive', () => {
  it.each([
    named('ChunkLoadError'),
    new Error('Loading chunk 42 failed. (error: /_next/static/chunks/42.js)'),
    new Error('Failed to load chunk /_next/static/chunks/42.js'),
    new Error('Loading CSS chunk 7 failed.'),
    new TypeError('Failed to fetch dynamically imported module: https://a.example/b.js'),
    new TypeError('error loading dynamically imported module: https://a.example/b.js'),
    new TypeError('Importing a module script failed.'),
  ])('a missing script is told apart from a bug: %s', (problem) => {
    expect(isMissingCode(problem)).toBe(true)
  })

  it.each([new Error('no hand 3 on this sheet'), new TypeError('a is undefined'), 'Loading chunk', null])(
    'another error is not taken for a missing script: %s',
    (problem) => {
      expect(isMissingCode(problem)).toBe(false)
    },
  )
})
