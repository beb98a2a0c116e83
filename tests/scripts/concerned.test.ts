import { describe, expect, it } from 'vitest'
import { concernedSpecs } from '../../scripts/concerned.mjs'

const named = async (...changed: readonly string[]) =>
  (await concernedSpecs(changed)).map((path) => path.replace(/^tests\/e2e\/(.*)\.spec\.ts$/, '$1'))

describe('the browser tests that a change concerns', { timeout: 60_000 }, () => {
  it('are those that visit a page made of it', async () => {
    const specs = await named('components/history/history-list.tsx')
    expect(specs).toContain('history')
    expect(specs).not.toContain('rulings')
    expect(specs).not.toContain('share')
  })

  it('are those that visit a page which loads it later', async () => {
    expect(await named('components/settings/damage-found.tsx')).toContain('settings')
  })

  it('are those that open any page, where the change is in one', async () => {
    expect(await named('components/referee/ruling-screen.tsx')).toEqual(
      expect.arrayContaining(['accessibility', 'referee', 'rulings']),
    )
  })

  it('are a spec that has changed, and those that import what has', async () => {
    expect(await named('tests/e2e/share.spec.ts')).toEqual(['share'])
    const specs = await named('tests/e2e/support/kept-forms.ts')
    expect(specs.length).toBeGreaterThan(0)
    expect(specs.length).toBeLessThan(10)
  })

  it('are those without a network, where the worker has changed', async () => {
    const specs = await named('lib/worker/index.ts')
    expect(specs).toEqual(expect.arrayContaining(['first-visit', 'offline', 'update']))
    expect(specs).not.toContain('history')
  })

  it('are all of them, where every page is made another way', async () => {
    expect(await named('next.config.js')).toEqual(expect.arrayContaining(['history', 'offline', 'rulings']))
    expect(await named('app/globals.css')).toEqual(await named('next.config.js'))
  })

  it('are none, where the change is in no page', async () => {
    expect(await named('docs/publishing.md', 'tests/engine/ties.test.ts')).toEqual([])
  })
})
