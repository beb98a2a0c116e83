import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** Returns a storage of a browser, or of a tab. */
function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
}

const barred = {
  getItem: () => {
    throw new Error('the browser bars storage')
  },
}

/** Opens a page of Yuss in a tab: in a new one, unless it is given. */
async function page(tab: object = storage(), isInstalled = false) {
  vi.resetModules()
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('window', { isSecureContext: true, matchMedia: () => ({ matches: isInstalled }) })
  const { isPlayers, notePlayer, noteVisit } = await import('@/lib/stores/player')
  return { isPlayers, notePlayer, noteVisit }
}

beforeEach(() => vi.stubGlobal('localStorage', storage()))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

describe('the device of a player', () => {
  it('the first visit is that of a reader, for as long as its tab is open', async () => {
    const tab = storage()
    for (const opened of [await page(tab), await page(tab)]) {
      opened.noteVisit()
      expect(opened.isPlayers()).toBe(false)
    }
  })

  it('from the second visit on, the device is a player’s', async () => {
    ;(await page()).noteVisit()
    const second = await page()
    second.noteVisit()
    expect(second.isPlayers()).toBe(true)
    expect((await page()).isPlayers()).toBe(true)
  })

  it('a device that keeps a score is a player’s, at once and later', async () => {
    const { isPlayers, notePlayer } = await page()
    notePlayer()
    expect(isPlayers()).toBe(true)
    const later = await page()
    later.noteVisit()
    expect(later.isPlayers()).toBe(true)
  })

  it('an installed app is a player’s', async () => {
    expect((await page(storage(), true)).isPlayers()).toBe(true)
  })

  it('where the browser bars storage, only a score makes a player', async () => {
    vi.stubGlobal('localStorage', barred)
    const { isPlayers, notePlayer, noteVisit } = await page(barred)
    noteVisit()
    expect(isPlayers()).toBe(false)
    notePlayer()
    expect(isPlayers()).toBe(true)
  })
})

describe('the files of the app', () => {
  it('they are stored once the device is a player’s, and not before', async () => {
    const { notePlayer } = await page()
    vi.stubEnv('NODE_ENV', 'production')
    vi.stubGlobal('navigator', { serviceWorker: {} })
    const followPage = vi.fn()
    vi.doMock('@/lib/offline/follow-page', () => ({ followPage }))
    const { startOffline } = await import('@/lib/offline/use-offline')
    const { offlineStore } = await import('@/lib/offline/offline-store')
    startOffline()
    expect(offlineStore.get()).toBe('later')
    notePlayer()
    expect(offlineStore.get()).toBe('installing')
    await vi.waitFor(() => expect(followPage).toHaveBeenCalledTimes(1))
  })
})
