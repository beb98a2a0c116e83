import { cleanText, LENGTHS } from '../../format/clean-text'

/** Returns the name, or a numbered one if it is taken: “The Quarry Inn 2”. The empty name is always free. */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (wanted === '' || !taken.has(wanted)) return wanted
  for (let number = 2; ; number += 1) {
    const ending = ` ${number}`
    const name = `${cleanText(wanted, LENGTHS.rules - ending.length).trimEnd()}${ending}`
    if (!taken.has(name)) return name
  }
}
