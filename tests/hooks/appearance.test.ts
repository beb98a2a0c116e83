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
  it('stand on the page where they are not the default', () => {
    applyAppearance({ ...DEFAULT_SETTINGS, theme: 'dark', suits: 'four' })
    expect(dataset).toEqual({ theme: 'dark', suits: 'four' })
    applyAppearance(DEFAULT_SETTINGS)
    expect(dataset).toEqual({})
  })

  it('are remembered by the page for the next first paint, other settings are not', () => {
    applyAppearance({ ...DEFAULT_SETTINGS, suits: 'four', words: 'plain' })
    expect(mirroredSettings()).toEqual({ theme: 'system', language: 'auto', suits: 'four' })
    expect([...kept.keys()]).toEqual(['yuss-theme', 'yuss-language', 'yuss-suits'])
  })

  it('fall back to the default where the page remembers what no one can choose', () => {
    kept.set('yuss-theme', 'neon')
    expect(mirroredSettings()).toEqual({})
  })

  it('still show where the browser bars such storage', () => {
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
