import { openFileBytes, type Arrived } from '@/lib/actions/sharing'
import { LONGEST_FILE } from '@/lib/format/limits'

/** Opens a file that the user chose, or that the device opened with Yuss. */
export async function openFileOf(file: File): Promise<Arrived> {
  // Yuss never saves a file this large, so it is not read.
  if (file.size > LONGEST_FILE) return { ok: false, error: { kind: 'too-long' } }
  return openFileBytes(new Uint8Array(await file.arrayBuffer()))
}

interface LaunchQueue {
  readonly setConsumer: (consumer: (params: { readonly files?: readonly unknown[] }) => void) => void
}

const isLaunchQueue = (found: unknown): found is LaunchQueue =>
  typeof found === 'object' && found !== null && 'setConsumer' in found

const isHandle = (found: unknown): found is { readonly getFile: () => Promise<File> } =>
  typeof found === 'object' && found !== null && 'getFile' in found

/** Calls `opened` with the file that an installed Yuss was opened with, if the browser supports that. */
export function onLaunchFile(opened: (file: File) => void): void {
  const queue: unknown = Reflect.get(window, 'launchQueue')
  if (!isLaunchQueue(queue)) return
  queue.setConsumer(({ files }) => {
    const [handle] = files ?? []
    if (isHandle(handle)) void handle.getFile().then(opened)
  })
}
