import { whenIdle } from '../core/timing/idle'
import { PACKS } from './compiled/packs'
import { nowSpoken } from './locale'
import { eachNew, noteCome, sections, wordsCome, type PackName, type Section } from './section'

/** Words of another language: its sections by number, each with its messages in the order of the English one. */
type Pack = Readonly<Record<number, readonly unknown[]>>
type Fetch = () => Promise<{ readonly sections: Pack }>

/**
 * Fetches the words of a language and says them from then on: first those that the page needs, then the rest, so that what
 * is opened later has its words by then. Rejects where they do not come; then everything stays in English.
 */
export async function speakLanguage(language: string): Promise<void> {
  const packs = packsIn(language)
  if (packs === undefined) throw new Error(`expected a language with words, got ${language}`)
  const there = new Map<PackName, Pack>()
  const coming = new Map<PackName, Promise<boolean>>()
  let isSpoken = false

  /** Fetches a pack; false if it does not come. It is then asked for again by the next part that needs it. */
  const take = (name: PackName): Promise<boolean> => {
    const taken =
      coming.get(name) ??
      fetchWords(name).catch(() => {
        coming.delete(name)
        return false
      })
    coming.set(name, taken)
    return taken
  }
  const fetchWords = async (name: PackName): Promise<true> => {
    const pack = await fetchPack(packs, name)
    there.set(name, pack)
    if (isSpoken) {
      sections.filter((section) => section.pack === name).forEach(sayOne)
      noteCome()
    }
    return true
  }
  const sayOne = (section: Section): void => {
    const pack = there.get(section.pack)
    if (pack !== undefined) say(pack, section)
  }

  eachNew((section) => {
    if (!there.has(section.pack)) void take(section.pack)
    else if (isSpoken) sayOne(section)
  })
  const lacking = () => packsOf(sections).filter((name) => !there.has(name))
  // More of the page may come while its first words are on their way.
  while (lacking().length > 0) {
    const came = await Promise.all(lacking().map(take))
    if (came.includes(false)) throw new Error(`expected the words of ${language}, but some did not come`)
  }
  wordsCome(() => lacking().flatMap((name) => coming.get(name) ?? []))
  // All at once: before that, everything is in English.
  isSpoken = true
  sections.forEach(sayOne)
  noteCome()
  nowSpoken(language)
  whenIdle(() => Object.keys(packs).forEach((name) => void take(name)))
}

/** Fetches all words of a language, which are then kept on the device. Rejects where they do not come. */
export async function fetchWords(language: string): Promise<void> {
  await Promise.all(Object.values(packsIn(language) ?? {}).map((fetch) => fetch()))
}

/** Fetches the words of all that has come, so that they are there when they are to be said. Rejects where they do not come. */
export async function fetchFirstWords(language: string): Promise<void> {
  const packs = packsIn(language) ?? {}
  await Promise.all(packsOf(sections).map((name) => packs[name]?.()))
}

const packsIn = (language: string): Readonly<Record<PackName, Fetch>> | undefined =>
  PACKS[language as keyof typeof PACKS]

const packsOf = (some: readonly Section[]): readonly PackName[] => [...new Set(some.map(({ pack }) => pack))]

async function fetchPack(packs: Readonly<Record<PackName, Fetch>>, name: PackName): Promise<Pack> {
  const fetch = packs[name]
  if (fetch === undefined) throw new Error(`expected a pack of words, got ${name}`)
  return (await fetch()).sections
}

function say(pack: Pack, { number, put }: Section): void {
  const said = pack[number]
  if (said !== undefined) put(said as never)
}
