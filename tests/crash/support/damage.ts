import {
  closeSync,
  existsSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Chance } from './random'

/** The two places in a profile where the app stores data. */
export const STORES = ['database', 'replica'] as const
export type Store = (typeof STORES)[number]

const FOLDERS: Readonly<Record<Store, string>> = { database: 'IndexedDB', replica: 'File System' }

/** The ways to damage a store. */
export const HARMS = ['deleted', 'cut short', 'bits flipped', 'bytes overwritten'] as const
export type Harm = (typeof HARMS)[number]

/** Deletes a whole store from a profile. */
export function deleteStore(profile: string, store: Store): void {
  rmSync(join(profile, 'Default', FOLDERS[store]), { recursive: true, force: true })
}

/** Damages one random file of a store. Returns a description of the damage. */
export function harm(profile: string, store: Store, how: Harm, luck: Chance): string {
  if (how === 'deleted') {
    deleteStore(profile, store)
    return `${store} deleted`
  }
  const files = filesOf(join(profile, 'Default', FOLDERS[store])).filter((file) => statSync(file).size > 0)
  const file = luck.of(files)
  const { size } = statSync(file)
  const handle = openSync(file, 'r+')
  const where = hurt(handle, size, how, luck)
  closeSync(handle)
  return `${store}: ${how} in ${file.slice(profile.length)} ${where}`
}

function hurt(handle: number, size: number, how: Exclude<Harm, 'deleted'>, luck: Chance): string {
  switch (how) {
    case 'cut short': {
      const left = luck.whole(0, size - 1)
      ftruncateSync(handle, left)
      return `at ${left} of ${size}`
    }
    case 'bits flipped': {
      const places = Array.from({ length: luck.whole(1, 3) }, () => luck.whole(0, size - 1))
      for (const at of places) writeSync(handle, Uint8Array.of(byteAt(handle, at) ^ (1 << luck.whole(0, 7))), 0, 1, at)
      return `at ${places.join(' ')} of ${size}`
    }
    case 'bytes overwritten': {
      const at = luck.whole(0, size - 1)
      const bytes = Uint8Array.from({ length: Math.min(luck.whole(1, 512), size - at) }, () => luck.whole(0, 255))
      writeSync(handle, bytes, 0, bytes.length, at)
      return `${bytes.length} at ${at} of ${size}`
    }
  }
}

function byteAt(handle: number, at: number): number {
  const byte = new Uint8Array(1)
  readSync(handle, byte, 0, 1, at)
  return byte[0] ?? 0
}

/** Returns the files with data, without locks and human-readable logs. */
function filesOf(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^(LOCK|LOG|LOG\.old|\.usage)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
