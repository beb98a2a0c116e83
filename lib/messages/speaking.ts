import { setLocale } from './locale'
import { areasWanted, onWanted, speak } from './section'

/** The packs of a language by their areas, each with what fetches it. */
type Fetch = () => Promise<{ readonly sections: Readonly<Record<number, readonly unknown[]>> }>

let spoken = 'en'
const listeners = new Set<() => void>()

/** What the page says its words in: English until those of another language have come. */
export const spokenLanguage = (): string => spoken

export function onSpoken(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Fetches the words of a language and says them from then on: first those that the page needs, then the rest, so that what
 * is opened later has its words by then. Rejects where they do not come: the page goes on in English.
 */
export async function speakLanguage(language: string): Promise<void> {
  const { PACKS } = await import('./compiled/packs')
  const packs: Readonly<Record<string, Fetch>> | undefined = PACKS[language as keyof typeof PACKS]
  if (packs === undefined) throw new Error(`there is no language ${language}`)
  const coming = new Map<string, Promise<void>>()
  const take = (area: string): Promise<void> => {
    const taken = coming.get(area) ?? fetchArea(area, packs[area])
    coming.set(area, taken)
    return taken
  }
  onWanted((area) => void take(area).catch(() => coming.delete(area)))
  await Promise.all(areasWanted().map(take))
  setLocale(language)
  spoken = language
  tell()
  for (const area of Object.keys(packs)) void take(area).catch(() => coming.delete(area))
}

async function fetchArea(area: string, fetchPack: Fetch | undefined): Promise<void> {
  if (fetchPack === undefined) throw new Error(`no words of ${area}`)
  const { sections } = await fetchPack()
  speak(area, sections)
  const isShownInEnglish = spoken !== 'en' && areasWanted().includes(area)
  if (isShownInEnglish) tell()
}

/** Every screen is said anew: its words are read while it is drawn. */
function tell(): void {
  for (const listener of listeners) listener()
}
