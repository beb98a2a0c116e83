// The cache in which the worker keeps the app, and what it and the pages note there for each other.

/**
 * `saving`: the phone is to save data, which only pages can be sure of; `whole`: it is to have every file all the same;
 * `tabs`: those that were open when a build took over; `language`: that of the page, whose words are kept.
 */
export type NoteName = 'saving' | 'whole' | 'tabs' | 'language'

/** One for each path that the app is built for. */
export const cacheNameFor = (base: string): string => `yuss ${base}/`

/** The key of a note; `''` begins every one of them, and no file. */
export const noteKey = (base: string, name: NoteName | ''): string => `${base}/?note=${name}`
