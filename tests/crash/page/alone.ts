import { metaValue } from '@/lib/durable/meta'
import { connect, read, type Connection } from '@/lib/storage'
import { META } from '@/lib/storage/database/meta'
import { replicaDisk } from '../../support/replica'
import { report, the, type Report } from './report'

/** The content of each copy without the other, before any repair; `null` for a copy that does not exist yet. */
export interface Alone {
  readonly replica: Report | null
  readonly database: Report | null
}

export const lookAtEach = async (): Promise<Alone> => ({
  replica: await replicaAlone(),
  database: await databaseAlone(),
})

/**
 * Reports the content of the replica alone: its bytes fill an empty database with another name, as on a phone that has lost its
 * own.
 */
async function replicaAlone(): Promise<Report | null> {
  const files = [await bytesOf('replica-a'), await bytesOf('replica-b')]
  if (files.every((bytes) => bytes.length === 0)) return null
  const disk = replicaDisk()
  for (const [index, slot] of disk.slots.entries()) slot.bytes = files[index] ?? slot.bytes
  return lookedAt(connect({ name: 'from-the-replica', replica: disk.openTab() }))
}

/** Reports the content of the database alone; `null` if it has not been stamped yet. */
async function databaseAlone(): Promise<Report | null> {
  const found = await indexedDB.databases()
  if (found.every(({ name }) => name !== 'yuss')) return null
  const tab = connect()
  const device = the(await read(tab, (db) => metaValue(db, META.device)))
  return device === undefined ? null : lookedAt(tab)
}

async function lookedAt(tab: Connection): Promise<Report> {
  try {
    return await report(tab)
  } finally {
    tab.close()
  }
}

async function bytesOf(name: string): Promise<Uint8Array> {
  try {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('yuss')
    const file = await (await folder.getFileHandle(name)).getFile()
    return new Uint8Array(await file.arrayBuffer())
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return new Uint8Array(0)
    throw error
  }
}
