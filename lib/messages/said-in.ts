import { SITE_PACKS } from './compiled/site-packs'
import { nowSpoken } from './locale'
import { sections, type PackName } from './section'

type Pack = Readonly<Record<number, readonly unknown[]>>
type Words = ReadonlyMap<PackName, Pack>

/**
 * Returns what `make` returns while the words of a language are spoken; then English is spoken again. For pages that are built in a
 * language: `make` must not wait for anything, as other pages are built meanwhile.
 */
export async function saidIn<T>(language: string, make: () => T): Promise<T> {
  const [english, own] = await Promise.all([wordsOf('en'), wordsOf(language)])
  speak(language, own)
  try {
    return make()
  } finally {
    speak('en', english)
  }
}

async function wordsOf(language: string): Promise<Words> {
  const found = Object.entries(SITE_PACKS).find(([tag]) => tag === language)
  if (found === undefined) throw new Error(`expected a language of the site, got ${language}`)
  const loaders = Object.entries<() => Promise<{ readonly sections: Pack }>>(found[1])
  return new Map(await Promise.all(loaders.map(async ([name, load]) => [name, (await load()).sections] as const)))
}

function speak(language: string, words: Words): void {
  for (const { pack, number, put } of sections) {
    const said = words.get(pack)?.[number]
    if (said !== undefined) put(said as never)
  }
  nowSpoken(language)
}
