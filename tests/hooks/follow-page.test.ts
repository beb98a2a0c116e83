import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followPage } from '@/lib/offline/follow-page'
import { note, noted } from '@/lib/worker/notes'

beforeEach(() => {
  const kept = new Map<string, Response>()
  const cache = {
    put: async (key: string, response: Response) => void kept.set(key, response),
    match: async (key: string) => kept.get(key)?.clone(),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('document', { addEventListener: () => {} })
  vi.stubGlobal('window', { addEventListener: () => {} })
})

afterEach(() => vi.unstubAllGlobals())

/** Returns a container whose worker never starts, so that only the notes made for it can be checked. */
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

describe('notes of a page for a worker that does not exist yet', () => {
  it.each([
    ['that data is to be saved', { connection: { saveData: true } }, true],
    ['that data is not to be saved', { connection: { saveData: false } }, false],
    ['that data is not to be saved, where the browser does not say', {}, false],
  ])('the page notes %s', async (_, navigator, saving) => {
    vi.stubGlobal('navigator', navigator)
    followPage(container())
    await vi.waitFor(async () => expect(await noted('', 'saving')).toBe(saving))
  })

  it.each([
    ['alone on a new device', undefined, ['en']],
    ['before the last one', ['bg'], ['en', 'bg']],
    ['before the last one, and forgets the one before that', ['bg', 'hr'], ['en', 'bg']],
    ['once', ['bg', 'en'], ['en', 'bg']],
  ])('the page notes its language %s', async (_, before, languages) => {
    vi.stubGlobal('navigator', {})
    if (before !== undefined) await note('', 'languages', before)
    followPage(container())
    await vi.waitFor(async () => expect(await noted('', 'languages')).toEqual(languages))
  })
})
