// The page: starts the worker, and measures by itself what the processor alone has to do, on files in memory.
import type { SlotFile } from '../../lib/durable/journal/slot'
import { measure } from './measure'
import type { Figures, WayName } from './measure'
import type { Files } from './ways'

interface MemoryFile extends SlotFile {
  readonly getSize: () => number
}

function memoryFile(): MemoryFile {
  let bytes = new Uint8Array(1024)
  let size = 0
  return {
    getSize: () => size,
    read: (into, { at }) => {
      const found = bytes.subarray(at, Math.min(size, at + into.length))
      into.set(found)
      return found.length
    },
    write: (added, { at }) => {
      if (at + added.length > bytes.length) {
        const larger = new Uint8Array(2 * (at + added.length))
        larger.set(bytes)
        bytes = larger
      }
      bytes.set(added, at)
      size = Math.max(size, at + added.length)
      return added.length
    },
    truncate: (length) => {
      size = length
    },
    flush: () => {},
  }
}

function memoryFiles(): Files {
  const files = new Map<string, MemoryFile>()
  const file = (name: string) => {
    const found = files.get(name) ?? memoryFile()
    files.set(name, found)
    return found
  }
  return {
    withFiles: ([first, second], work) => work(file(first), file(second)),
    names: () => Promise.resolve([...files.keys()]),
    bytes: () => Promise.resolve([...files.values()].reduce((sum, { getSize }) => sum + getSize(), 0)),
  }
}

declare global {
  interface Window {
    copies: {
      readonly onDisk: (way: WayName, games: number) => Promise<Figures>
      readonly inMemory: (way: WayName, games: number) => Promise<Figures>
    }
  }
}

window.copies = {
  onDisk: (way, games) =>
    new Promise((resolve, reject) => {
      const worker = new Worker('/worker.js', { type: 'module' })
      worker.onmessage = ({ data }: MessageEvent<Figures>) => resolve(data)
      worker.onerror = ({ message }) => reject(new Error(message))
      worker.postMessage({ way, games })
    }),
  inMemory: (way, games) => measure(way, memoryFiles(), games),
}
