// Must come before Dexie, which looks for IndexedDB when it loads.
import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { deleteGame, startGame } from '@/lib/actions/actions'
import { gameActions } from '@/lib/actions/game-actions'
import type { Stored } from '@/lib/storage'
import { appendChange } from '@/lib/storage/games/append-change'
import { NO_FILTER } from '@/lib/storage/history/history-filter'
import { restoreFromTab } from '@/lib/storage/maintenance'
import { draftQueue, draftStore, putDraft } from '@/lib/stores/draft-store'
import { externalStore, type ExternalStore } from '@/lib/stores/external-store'
import {
  afterFound,
  afterProblem,
  gameStore,
  LOADING_GAME,
  type GameState,
  type ReadyGame,
} from '@/lib/stores/game-store'
import { historyStore } from '@/lib/stores/history-store'
import { noteLedger, savedStore } from '@/lib/stores/saved-store'
import { loadClient } from '@/lib/stores/storage-client'
import { counted, find, newPhone, start, the } from '../support/storage'

/** Follows a store, as a component on the screen does, and resolves with the first value that is wanted. */
function until<T, U extends T>(store: ExternalStore<T>, isWanted: (value: T) => value is U): Promise<U> {
  return new Promise((resolve) => {
    const look = () => {
      const value = store.get()
      if (!isWanted(value)) return
      queueMicrotask(() => stop())
      resolve(value)
    }
    const stop = store.subscribe(look)
    look()
  })
}

/** Returns a promise that the test resolves. */
function promised<T>() {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((keep) => {
    resolve = keep
  })
  return { promise, resolve: (value: T) => resolve(value) }
}

const withHands =
  (hands: number) =>
  (game: GameState): game is ReadyGame =>
    game.state === 'ready' && game.rows.length === hands

const setup = { rules: { base: 'bela-2' }, names: ['Mike', 'Yetta'], dealer: 1 } as const
const hand = { kind: 'recorded', facts: counted(0, [56, 23]) } as const

describe('the game on the screen', () => {
  it('a game is called missing where there is none', async () => {
    const found = await until(gameStore('nowhere'), (game): game is GameState => game.state !== 'loading')
    expect(found).toEqual({ state: 'missing' })
  })

  it('a saved hand appears with the mark “saved”', async () => {
    const id = the(await startGame(setup))
    const { save } = gameActions(id)
    the(await the(await save(hand)).saved)
    expect(savedStore.get().mark.state).toBe('saved')
    const game = await until(gameStore(id), withHands(1))
    expect(game.ledger.standing.totals).toEqual([56, 23])
  })

  it('a hand appears once the database has it, and is called saved once the copy has it', async () => {
    const id = the(await startGame(setup))
    const stop = gameStore(id).subscribe(() => {})
    const { connection } = await loadClient()
    const copying = promised<null>()
    const secured = connection.secure
    const secure = vi.spyOn(connection, 'secure').mockImplementation(() => copying.promise.then(secured))
    const written = the(await gameActions(id).save(hand))
    expect(withHands(1)(gameStore(id).get())).toBe(true)
    expect(savedStore.get().mark.state).toBe('written')
    copying.resolve(null)
    the(await written.saved)
    expect(savedStore.get().mark.state).toBe('saved')
    secure.mockRestore()
    stop()
  })

  it('a hand is on the sheet before the disk has it, and leaves it if the disk fails', async () => {
    const id = the(await startGame(setup))
    const stop = gameStore(id).subscribe(() => {})
    await until(gameStore(id), withHands(0))
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
      this.abort()
    })
    const onShown = vi.fn(() => expect(withHands(1)(gameStore(id).get())).toBe(true))
    const { save, undo } = gameActions(id)
    const saving = save(hand, 'clear', onShown)
    const undoing = undo()
    expect(await saving).toMatchObject({ ok: false, error: { code: 'connection-lost' } })
    expect(onShown).toHaveBeenCalled()
    expect(the(await undoing)).toBeNull()
    expect(withHands(0)(gameStore(id).get())).toBe(true)
    commit.mockRestore()
    the(await save(hand))
    expect(withHands(1)(gameStore(id).get())).toBe(true)
    stop()
  })

  it('two writes are called saved only when the last one is', async () => {
    const [first, second] = [promised<Stored<null>>(), promised<Stored<null>>()]
    const done = [noteLedger(first.promise), noteLedger(second.promise)]
    first.resolve({ ok: true, value: null })
    await done[0]
    expect(savedStore.get().mark.state).toBe('saving')
    second.resolve({ ok: true, value: null })
    await done[1]
    expect(savedStore.get().mark.state).toBe('saved')
  })

  it('a game keeps its last value between two screens', async () => {
    const id = the(await startGame(setup))
    await until(gameStore(id), withHands(0))
    expect(gameStore(id).get().state).toBe('ready')
  })

  it('a game stays when the storage is emptied under it, and can be restored', async () => {
    const id = the(await startGame(setup))
    the(await gameActions(id).save(hand))
    const game = await until(gameStore(id), withHands(1))
    const evicted = afterFound(game, { state: 'evicted' })
    expect(evicted).toMatchObject({ state: 'ready', rows: game.rows, problem: { code: 'evicted' } })
    the(await deleteGame(id))
    the(await restoreFromTab((await loadClient()).connection, [game.bundle]))
    expect((await until(gameStore(id), withHands(1))).rows).toEqual(game.rows)
  })

  it('a read that finds nothing new leaves the game on the screen as it is', async () => {
    const tab = newPhone().openTab()
    const id = await start(tab)
    const shown = afterFound(LOADING_GAME, await find(tab, id))
    expect(afterFound(shown, await find(tab, id))).toBe(shown)
    the(await appendChange(tab, id, hand))
    expect(afterFound(shown, await find(tab, id))).not.toBe(shown)
  })

  it('a game is refused only where nothing of it was ever shown', () => {
    const problem = { code: 'unavailable', detail: '' } as const
    expect(afterProblem(LOADING_GAME, problem)).toEqual({ state: 'refused', problem })
    expect(afterFound(LOADING_GAME, { state: 'missing' })).toEqual({ state: 'missing' })
  })
})

describe('the mark of the last write', () => {
  it('the mark says what failed', async () => {
    const result = await gameActions('nowhere').save(hand)
    expect(result).toMatchObject({ ok: false, error: { code: 'missing' } })
    expect(savedStore.get().mark).toMatchObject({ state: 'failed', problem: { code: 'missing' } })
  })

  it('the mark asks for a reload where newer code has taken over', async () => {
    const { connection } = await loadClient()
    const db = the(await connection.open())
    const outdated = until(savedStore, (saved): saved is typeof saved => saved.outdated !== null)
    await db.meta.put({ key: 'min-writer', value: 99 })
    expect((await outdated).outdated).toMatchObject({ code: 'stale-writer' })
    await db.meta.put({ key: 'min-writer', value: 1 })
  })
})

describe('the half-filled form', () => {
  it('a half-filled form is there again when the form opens', async () => {
    const id = the(await startGame(setup))
    putDraft(id, { digits: '5' })
    putDraft(id, { digits: '56' })
    const { connection, storage } = await loadClient()
    await vi.waitUntil(async () => {
      const found = await storage.read(connection, (db) => storage.findDraft(db, id))
      return found.ok && JSON.stringify(found.value) === '{"form":{"digits":"56"}}'
    })
    const draft = await until(draftStore(id), (value): value is typeof value => value.state === 'ready')
    expect(draft).toEqual({ state: 'ready', form: { digits: '56' } })
  })

  it('every screen waits for the form, and never shows an outdated one first', async () => {
    const store = draftStore(the(await startGame(setup)))
    const shown: string[] = []
    const look = async () => {
      shown.push(store.get().state)
      const leave = store.subscribe(() => shown.push(store.get().state))
      await vi.waitUntil(() => store.get().state === 'ready')
      leave()
    }
    await look()
    await look()
    expect(shown).toEqual(['loading', 'ready', 'loading', 'ready'])
  })

  it('forms are written one at a time, the newest last, and outdated ones never', async () => {
    const written: unknown[] = []
    const ends: (() => void)[] = []
    const queue = draftQueue((form) => {
      written.push(form)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
    queue.put(1)
    queue.put(2)
    queue.put(3)
    expect(written).toEqual([1])
    ends[0]?.()
    await vi.waitUntil(() => written.length === 2)
    expect(written).toEqual([1, 3])
  })

  it('forms are still written after a write failed unexpectedly', async () => {
    const written: unknown[] = []
    const told: unknown[] = []
    const queue = draftQueue(
      (form) => {
        written.push(form)
        return form === 1 ? Promise.reject(new Error('unexpected')) : Promise.resolve()
      },
      () => null,
      (error) => told.push(error),
    )
    queue.put(1)
    queue.put(2)
    await vi.waitUntil(() => written.length === 2)
    queue.put(3)
    await vi.waitUntil(() => written.length === 3)
    expect(written).toEqual([1, 2, 3])
    expect(told).toEqual([new Error('unexpected')])
  })

  it('a form that waits to be written is dropped when its hand is saved', async () => {
    const id = the(await startGame(setup))
    putDraft(id, { digits: '5' })
    putDraft(id, { digits: '56' })
    the(await gameActions(id).save(hand))
    const { connection, storage } = await loadClient()
    expect(the(await storage.read(connection, (db) => storage.findDraft(db, id)))).toBeNull()
  })
})

describe('a store', () => {
  it('a store follows its source only while someone looks', () => {
    const log: string[] = []
    const store = externalStore(0, () => {
      log.push('start')
      return () => log.push('stop')
    })
    const [one, two] = [store.subscribe(() => {}), store.subscribe(() => {})]
    one()
    two()
    store.subscribe(() => {})()
    expect(log).toEqual(['start', 'stop', 'start', 'stop'])
  })
})

describe('the list of history', () => {
  const listOf = (text: string) => historyStore(JSON.stringify({ ...NO_FILTER, text }))

  it('a list is kept while it is shown and for the way back, then dropped', () => {
    const seen = listOf('rain')
    const stop = seen.subscribe(() => {})
    const others = Array.from({ length: 30 }, (_, letters) => listOf('r'.repeat(letters + 1)))
    expect(listOf('rain')).toBe(seen)
    expect(listOf('r'.repeat(30))).toBe(others.at(-1))
    expect(listOf('r')).not.toBe(others[0])
    stop()
    for (let words = 0; words < 30; words += 1) listOf(`snow ${words}`)
    expect(listOf('rain')).not.toBe(seen)
  })
})
