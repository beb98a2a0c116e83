// Notes that the worker and the pages leave for each other, in a cache of their own.

/**
 * `saving`: whether the device is to save data, which only pages can tell reliably. `whole`: whether it is to store every file
 * anyway. `tabs`: the tabs that were open when a build took over. `languages`: those of the pages that were opened, the last one
 * first; an older build noted one, as `language`. `checked`: when all files were last checked, in milliseconds.
 */
export type NoteName = 'saving' | 'whole' | 'tabs' | 'languages' | 'language' | 'checked'

/** Writes a note. Each path for which the app is built has its own notes. */
export async function note(base: string, name: NoteName, value: unknown): Promise<void> {
  await (await notes(base)).put(noteAddress(base, name), Response.json(value))
}

/** Returns a note, or `undefined`. */
export async function noted(base: string, name: NoteName): Promise<unknown> {
  return (await (await notes(base)).match(noteAddress(base, name)))?.json()
}

const notes = (base: string): Promise<Cache> => caches.open(`yuss notes ${base}/`)
const noteAddress = (base: string, name: NoteName): string => `${base}/?note=${name}`
