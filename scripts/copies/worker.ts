// In a worker, on files of the origin's own, opened and closed for every save.
import type { SlotFile } from '../../lib/durable/journal/slot'
import { measure } from './measure'
import type { WayName } from './measure'
import type { Files } from './ways'

interface OpenFile extends SlotFile {
  readonly close: () => void
}

interface SyncAccess {
  readonly createSyncAccessHandle: () => Promise<OpenFile>
}

const hasSyncAccess = (handle: FileSystemFileHandle): handle is FileSystemFileHandle & SyncAccess =>
  'createSyncAccessHandle' in handle

async function filesIn(name: string): Promise<Files> {
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle(name, { create: true })
  const open = async (file: string): Promise<OpenFile> => {
    const handle = await folder.getFileHandle(file, { create: true })
    if (!hasSyncAccess(handle)) throw new Error('no access handles')
    return handle.createSyncAccessHandle()
  }
  const names = async () => {
    const found: string[] = []
    for await (const key of folder.keys()) found.push(key)
    return found
  }
  return {
    withFiles: async ([first, second], work) => {
      const [a, b] = [await open(first), await open(second)]
      try {
        return await work(a, b)
      } finally {
        a.close()
        b.close()
      }
    },
    names,
    bytes: async () => {
      let bytes = 0
      for (const file of await names()) bytes += (await (await folder.getFileHandle(file)).getFile()).size
      return bytes
    },
  }
}

self.onmessage = ({ data }: MessageEvent<{ readonly way: WayName; readonly games: number }>) => {
  void filesIn(data.way)
    .then((files) => measure(data.way, files, data.games))
    .then((figures) => self.postMessage(figures))
}
