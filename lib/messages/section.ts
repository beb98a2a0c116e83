/** A part of the messages that is fetched on its own in another language than English: a file of them. */
export type Area = string

/** A compiled section: its area, its number, and what takes the words of another language in its place. */
export interface Section {
  readonly area: Area
  readonly number: number
  readonly put: (said: never) => void
}

/** All that has come so far, in English. */
export const sections: Section[] = []

let onSection: (section: Section) => void = () => undefined

/** Called by each compiled section once it is there. */
export function section(area: Area, number: number, put: (said: never) => void): void {
  const one = { area, number, put }
  sections.push(one)
  onSection(one)
}

/** Told of every section that comes from now on. */
export function eachNew(tell: (section: Section) => void): void {
  onSection = tell
}

/** English has two plurals: a single thing, whatever its sign, and any other number of things. */
export const inEnglish = (number: number): 'one' | 'other' => (number === 1 || number === -1 ? 'one' : 'other')
