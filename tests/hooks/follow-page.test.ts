import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followPage } from '@/lib/offline/follow-page'
import { noteKey } from '@/lib/offline/worker-cache'
import { nowSpoken } from '@/lib/messages/locale'

const notes = new Map<string, unknown>()
const root = { lang: 'en' }

beforeEach(() => {
  notes.clear()
  const cache = { put: async (key: string, note: Response) => notes.set(key, await note.json()) }
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) })
  vi.stubGlobal('document', { documentElement: root, addEventListener: () => {} })
  vi.stubGlobal('window', { addEventListener: () => {} })
  vi.stubGlobal('navigator', {})
})

afterEach(() => {
  nowSpoken('en')
  vi.unstubAllGlobals()
})

/** A worker that never begins: what is noted for it is there before. */
const container = (): ServiceWorkerContainer =>
  Object.assign(new EventTarget(), {
    controller: null,
    oncontrollerchange: null,
    onmessage: null,
    onmessageerror: null,
    ready: new Promise<never>(() => {}),
    getRegistration: () => Promise.resolve(undefined),
    getRegistrations: () => Promise.resolve([]),
    register: () => new Promise<never>(() => {}),
    startMessages: () => {},
  })

describe('the language that a worker keeps', () => {
  it.each([
    ['that of the page, before its words have come', 'bg', 'en', 'bg'],
    ['the one that is spoken, into whatever the browser translates the page', 'fr', 'bg', 'bg'],
  ])('is %s', async (_, lang, spoken, kept) => {
    root.lang = lang
    nowSpoken(spoken)
    followPage(container())
    await vi.waitFor(() => expect(notes.get(noteKey('', 'language'))).toBe(kept))
  })
})
