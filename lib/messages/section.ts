/** The name of a pack, fetched as one in languages other than English: a file of messages, or its part that can come late. */
export type PackName = string

/** A compiled section: its pack, its number, and what takes the words of another language in its place. */
export interface Section {
  readonly pack: PackName
  readonly number: number
  readonly put: (said: never) => void
}

/** All that has come so far, in English. */
export const sections: Section[] = []

let onSection: (section: Section) => void = () => undefined

/** Called by each compiled section once it is there. */
export function section(pack: PackName, number: number, put: (said: never) => void): void {
  const one = { pack, number, put }
  sections.push(one)
  onSection(one)
}

/** Told of every section that comes from now on. */
export function eachNew(tell: (section: Section) => void): void {
  onSection = tell
}

let coming: () => readonly Promise<unknown>[] = () => []

/**
 * Returns what all that is here still waits for: its words in the language that is spoken. Each promise is fulfilled when some of
 * them are there or cannot be had, and is not returned from then on.
 */
export const comingWords = (): readonly Promise<unknown>[] => coming()

export function wordsCome(from: () => readonly Promise<unknown>[]): void {
  coming = from
}

let times = 0

/** Counts how often words of another language have come to code that was there already. */
export const timesCome = (): number => times

export function noteCome(): void {
  times += 1
}

/** Fetches a part that may bring words of its own: it is there once they are. */
export async function withItsWords<T>(load: () => Promise<T>): Promise<T> {
  const part = await load()
  await Promise.all(comingWords())
  return part
}

/** English has two plurals: a single thing, whatever its sign, and any other number of things. */
export const inEnglish = (number: number): 'one' | 'other' => (number === 1 || number === -1 ? 'one' : 'other')
