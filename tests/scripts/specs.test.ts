import { describe, expect, it } from 'vitest'
import config from '@/playwright.config'
import { isRun, relaySpecs } from '@/scripts/tests/specs'

describe('a browser test that plays through a relay', () => {
  it('a test with a relay is recognised by the relay that it starts', () => {
    expect(relaySpecs()).toEqual(['tests/e2e/at-the-table.spec.ts', 'tests/e2e/club.spec.ts'])
  })

  it('a test with a relay gets its build when named by file, folder or line', () => {
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

  it('a test with a relay runs once, with that build alone', () => {
    const root = config.projects?.find(({ name }) => name === 'root')
    for (const spec of relaySpecs()) expect(root?.testIgnore).toContain(spec.replace('tests/e2e', '**'))
  })
})
