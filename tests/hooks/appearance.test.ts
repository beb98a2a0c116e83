import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '@/lib/storage/records/settings'
import { applyAppearance, mirroredSettings } from '@/lib/stores/appearance'

const dataset: Record<string, string> = {}
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  for (const key of Object.keys(dataset)) delete dataset[key]
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('theme and suits', () => {
  it('theme and suits are on the page where they differ from the default', () => {
    applyAppearance({ ...DEFAULT_SETTINGS, theme: 'dark', suits: 'four' })
    expect(dataset).toEqual({ theme: 'dark', suits: 'four' })
    applyAppearance(DEFAULT_SETTINGS)
    expect(dataset).toEqual({})
  })

  it('only theme and suits are remembered for the next first paint', () => {
    applyAppearance({ ...DEFAULT_SETTINGS, suits: 'four', words: 'plain' })
    expect(mirroredSettings()).toEqual({ theme: 'system', language: 'auto', suits: 'four' })
    expect([...kept.keys()]).toEqual(['yuss-theme', 'yuss-language', 'yuss-suits'])
  })

  it('an impossible remembered value falls back to the default', () => {
    kept.set('yuss-theme', 'neon')
    expect(mirroredSettings()).toEqual({})
  })

  it('theme and suits still work where the browser blocks such storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('barred')
      },
      setItem: () => {
        throw new Error('barred')
      },
    })
    applyAppearance({ ...DEFAULT_SETTINGS, theme: 'light' })
    expect(dataset).toEqual({ theme: 'light' })
    expect(mirroredSettings()).toEqual({})
  })
})
