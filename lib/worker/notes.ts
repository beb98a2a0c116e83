// What the worker and the pages note for each other, in a cache of its own.

/**
 * `saving`: the phone is to save data, which only pages can be sure of; `whole`: it is to have every file all the same;
 * `tabs`: those that were open when a build took over; `language`: that of the pages, whose words are kept with the English ones.
 */
export type NoteName = 'saving' | 'whole' | 'tabs' | 'language'

/** Writes a note; there is a set of them for each path that the app is built for. */
export async function note(base: string, name: NoteName, value: unknown): Promise<void> {
  await (await notes(base)).put(keyOf(base, name), Response.json(value))
}

/** Returns what was noted, or undefined. */
export async function noted(base: string, name: NoteName): Promise<unknown> {
  return (await (await notes(base)).match(keyOf(base, name)))?.json()
}

const notes = (base: string): Promise<Cache> => caches.open(`yuss notes ${base}/`)
const keyOf = (base: string, name: NoteName): string => `${base}/?note=${name}`
