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

let wait: () => Promise<unknown> | null = () => null

/** Waits until all that has come has its words in the language that is spoken, or they cannot come; `null`: they are there. */
export const wordsHaveCome = (): Promise<unknown> | null => wait()

export function waitForWords(waiting: () => Promise<unknown> | null): void {
  wait = waiting
}

/** Fetches a part that may bring words of its own: it is there once they are. */
export async function withItsWords<T>(load: () => Promise<T>): Promise<T> {
  const part = await load()
  await wordsHaveCome()
  return part
}

/** English has two plurals: a single thing, whatever its sign, and any other number of things. */
export const inEnglish = (number: number): 'one' | 'other' => (number === 1 || number === -1 ? 'one' : 'other')
