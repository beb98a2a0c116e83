/** A part of the messages that is fetched on its own in another language than English: a file of them. */
export type Area = string

/** The messages of a section in the order of the English file: sentences, and functions of the facts that one needs. */
export type Said = readonly unknown[]

/** An area in another language: its sections by number. */
export type Pack = Readonly<Record<number, Said>>

type Put = (said: never) => void

const sections: { readonly area: Area; readonly number: number; readonly put: Put }[] = []
const packs = new Map<Area, Pack>()
let whenWanted: (area: Area) => void = () => undefined

/**
 * Called by each compiled section once it is there in English. Where another language is spoken it says its words at once,
 * or asks for them.
 */
export function section(area: Area, number: number, put: (said: never) => void): void {
  sections.push({ area, number, put })
  const pack = packs.get(area)
  if (pack === undefined) whenWanted(area)
  else say(pack, number, put)
}

/** From now on every section of the area says the words of this pack, those that come later too. */
export function speak(area: Area, pack: Pack): void {
  packs.set(area, pack)
  for (const one of sections) if (one.area === area) say(pack, one.number, one.put)
}

function say(pack: Pack, number: number, put: Put): void {
  const said = pack[number]
  if (said !== undefined) put(said as never)
}

/** The areas that something on this page says words of. */
export const areasWanted = (): readonly Area[] => [...new Set(sections.map(({ area }) => area))]

/** Told of every section that comes without words of the language spoken. */
export function onWanted(tell: (area: Area) => void): void {
  whenWanted = tell
}

/** The plural of a number in a language, as CLDR names it: “one”, “few”, “other”. */
export function pluralOf(language: string): (number: number) => Intl.LDMLPluralRule {
  const rules = new Intl.PluralRules(language)
  return (number) => rules.select(number)
}

/** English has two: a single thing, whatever its sign, and any other number of things. */
export const inEnglish = (number: number): 'one' | 'other' => (number === 1 || number === -1 ? 'one' : 'other')
