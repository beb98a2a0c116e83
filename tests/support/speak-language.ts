/** Puts the texts of a language into a module of texts. */
type Swap = (language: string) => Promise<void>

const swaps: Swap[] = []
let spoken = 'en'

/** Notes how a module of texts changes its language; vitest.config.ts adds a call of this to each. */
export async function onSpeak(swap: Swap): Promise<void> {
  swaps.push(swap)
  if (spoken !== 'en') await swap(spoken)
}

/** Makes every text come in a language from now on. A build has one language; a test can go through all of them. */
export async function speakLanguage(language: string): Promise<void> {
  spoken = language
  await Promise.all(swaps.map((swap) => swap(language)))
}

/** Returns what is said in a language, and speaks English again. */
export async function saidIn<T>(language: string, say: () => T): Promise<T> {
  await speakLanguage(language)
  const said = say()
  await speakLanguage('en')
  return said
}
