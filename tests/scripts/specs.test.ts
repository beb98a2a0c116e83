import { describe, expect, it } from 'vitest'
import config from '@/playwright.config'
import { isRun, relaySpecs } from '@/scripts/tests/specs.mjs'

describe('a browser test that plays through a relay', () => {
  it('is known by the relay that it starts', () => {
    expect(relaySpecs()).toEqual(['tests/e2e/at-the-table.spec.ts', 'tests/e2e/club.spec.ts'])
  })

  it('gets the build with a relay where it is named, by itself, among others, by its folder or a line in it', () => {
    for (const named of [
      [],
      ['tests/e2e/club.spec.ts'],
      ['tests/e2e/pages.spec.ts', 'tests/e2e/at-the-table.spec.ts'],
      ['tests/e2e/club.spec.ts:90'],
      ['tests/e2e/'],
      ['club.spec'],
    ])
      expect(isRun(relaySpecs(), named), named.join()).toBe(true)
    expect(isRun(relaySpecs(), ['tests/e2e/pages.spec.ts'])).toBe(false)
  })

  it('is run with that build alone, and not once more without a relay', () => {
    const [root] = config.projects ?? []
    for (const spec of relaySpecs()) expect(root?.testIgnore).toContain(spec.replace('tests/e2e', '**'))
  })
})
