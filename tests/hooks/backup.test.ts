// Must come before Dexie, which looks for IndexedDB when it loads.
import 'fake-indexeddb/auto'
import { gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startGame } from '@/lib/actions/actions'
import { makeBackup, openFileBytes } from '@/lib/actions/sharing'
import { transact } from '@/lib/durable/transact'
import { loadClient } from '@/lib/stores/storage-client'
import { the } from '../support/storage'

const setup = { rules: { base: 'bela-2' }, names: ['Mike', 'Yetta'], dealer: 1 } as const

/** A stream that loses the end of every chunk. */
class LosingStream extends TransformStream<Uint8Array, Uint8Array> {
  constructor() {
    super({ transform: (piece, controller) => controller.enqueue(piece.slice(0, -5)) })
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a backup file', () => {
  it('a backup file is compressed JSON with a game a line, and opens as a backup', async () => {
    const id = the(await startGame(setup))
    const made = await makeBackup()
    if (!made.ok) throw new Error(made.error.code)
    const lines = gunzipSync(made.value).toString('utf8').split('\n')
    expect(JSON.parse(lines.join('\n'))).toMatchObject({ format: 'yuss-backup/1', games: [{ 'x-id': id }] })
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ format: 'yuss/1', 'x-id': id })
    const arrived = await openFileBytes(made.value)
    expect(arrived).toMatchObject({ ok: true, value: { kind: 'backup', backup: { games: [{ record: { id } }] } } })
  })

  it('a backup file that does not read back as written is not handed out', async () => {
    the(await startGame(setup))
    vi.stubGlobal('CompressionStream', LosingStream)
    expect(await makeBackup()).toEqual({ ok: false, error: { code: 'broken-file' } })
  })

  it('a backup file that no phone could read is not called saved', async () => {
    const { connection } = await loadClient()
    let deep: unknown = 1
    for (let depth = 0; depth < 100; depth += 1) deep = { deep }
    const row = { id: 'odd', v: 99, deep }
    the(await transact(connection, ['games'], async (db) => ({ ok: true, value: await db.table('games').put(row) })))
    expect(await makeBackup()).toEqual({ ok: false, error: { code: 'broken-file' } })
  })
})
