import { nowSpoken, spokenLanguage } from './locale'
import { eachNew, sections } from './section'
import type { Area, Section } from './section'

/** An area in another language: its sections by number, each with its messages in the order of the English one. */
type Pack = Readonly<Record<number, readonly unknown[]>>
type Fetch = () => Promise<{ readonly sections: Pack }>

/**
 * Fetches the words of a language and says them from then on: first those that the page needs, then the rest, so that what
 * is opened later has its words by then. Rejects where they do not come: the page goes on in the language that it had.
 */
export async function speakLanguage(language: string): Promise<void> {
  const { PACKS } = await import('./compiled/packs')
  const packs: Readonly<Record<Area, Fetch>> | undefined = PACKS[language as keyof typeof PACKS]
  if (packs === undefined) throw new Error(`there is no language ${language}`)
  const coming = new Map<Area, Promise<void>>()
  const there = new Map<Area, Pack>()
  const take = (area: Area): Promise<void> => {
    const taken = coming.get(area) ?? fetchArea(area, packs[area], there)
    coming.set(area, taken)
    return taken
  }
  const takeLate = (area: Area) => void take(area).catch(() => coming.delete(area))
  eachNew((section) => {
    const pack = there.get(section.area)
    if (pack === undefined) takeLate(section.area)
    else say(pack, section)
  })
  await Promise.all([...new Set(sections.map(({ area }) => area))].map(take))
  nowSpoken(language)
  for (const area of Object.keys(packs)) takeLate(area)
}

/** From then on every section of the area says the words of its pack, those that come later too. */
async function fetchArea(area: Area, fetchPack: Fetch | undefined, there: Map<Area, Pack>): Promise<void> {
  if (fetchPack === undefined) throw new Error(`no words of ${area}`)
  const pack = (await fetchPack()).sections
  there.set(area, pack)
  const shown = sections.filter((section) => section.area === area)
  for (const section of shown) say(pack, section)
  const isShownInEnglish = spokenLanguage() !== 'en' && shown.length > 0
  if (isShownInEnglish) nowSpoken(spokenLanguage())
}

function say(pack: Pack, { number, put }: Section): void {
  const said = pack[number]
  if (said !== undefined) put(said as never)
}
