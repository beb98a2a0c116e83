import { describe, expect, test } from 'vitest'
import { OPTION_NAMES } from '@/lib/engine/table/options'
import { RULES } from '@/lib/engine/table/rule'
import { reading } from '@/lib/messages/compiled/rules/reading'
import { readingOn } from '@/lib/messages/compiled/rules/readingOn'
import { RULE_SOURCES } from '@/lib/rulesets/citations/rule-sources'
import { RULE_SETS } from '@/lib/rulesets/sets/catalogue'
import { RULE_SET_IDS, value, type Sourced } from '@/lib/rulesets/sets/rule-set'
import { stated, type Source } from '@/lib/rulesets/sources/cite'
import { READING_IDS, READINGS } from '@/lib/rulesets/sources/readings'
import { DOCUMENTS, placeName, WRITINGS } from '@/lib/rulesets/sources/sources'
import { VARIANTS } from '@/lib/rulesets/variants/variants'
import { HEADINGS, OPENINGS } from '../support/documents'

const DOCUMENT_IDS = [
  'clobyosh',
  'lehman',
  'bicycle',
  'denexa',
  'belote',
  'ffb-belote',
  'ffb-contree',
  'ffb-coinche',
  'ffb-pages',
  'pravila-bele',
  'cannes',
  'ascee',
  'pagat-coinche',
  'colver',
] as const

/** Every place in a document that a citation can name. */
const placed = DOCUMENT_IDS.flatMap((document) =>
  DOCUMENTS[document].places.map((place) => ({ document, name: placeName(document, place) })),
)

interface Cited {
  readonly what: string
  readonly document: string | null
  readonly source: Source
}

const ofValues: readonly Cited[] = RULE_SET_IDS.flatMap((id) =>
  OPTION_NAMES.map((option) => ({
    what: `${option} of ${id}`,
    document: RULE_SETS[id].document,
    source: RULE_SETS[id].values[option].source,
  })),
)
const ofRules: readonly Cited[] = RULES.flatMap((rule) =>
  RULE_SET_IDS.map((id) => ({
    what: `${rule} of ${id}`,
    document: RULE_SETS[id].document,
    source: RULE_SOURCES[rule][id],
  })),
)
const ofVariants: readonly Cited[] = VARIANTS.map(({ id, source }) => ({ what: id, document: null, source }))
const cited = [...ofValues, ...ofRules, ...ofVariants]

describe('the sources', () => {
  test.each(cited)('$what names a place that the document has', ({ source }) => {
    if (source.kind === 'stated') expect(placeName(source.document, source.place)).not.toBe('')
    if (source.kind === 'reading' && source.place !== null) {
      expect(placeName(source.document, source.place)).not.toBe('')
    }
  })

  test('a value without a place in a document does not compile', () => {
    // @ts-expect-error a value needs a source
    const bare: Sourced<number> = { value: 501 }
    // @ts-expect-error the document has no such place
    const nowhere = value(501, stated('clobyosh', 'gossip'))
    expect(bare.value).toBe(nowhere.value)
  })

  test('a game rests on its own document', () => {
    const foreign = [...ofValues, ...ofRules].filter(
      ({ document, source }) => source.kind !== 'house' && source.document !== document,
    )
    expect(foreign).toEqual([])
  })

  test('no value of a document is a house rule, and only agreed points rest on the table', () => {
    const house = cited.filter(({ source }) => source.kind === 'house').map(({ what }) => what)
    expect(house).toEqual(RULE_SET_IDS.map((id) => `agreed-points of ${id}`))
  })

  test('every variant is described in some document', () => {
    const elsewhere = ofVariants.filter(({ source }) => source.kind !== 'stated' && source.kind !== 'reading')
    expect(elsewhere).toEqual([{ what: 'macedonian', document: null, source: { kind: 'after', document: 'beljot' } }])
  })

  test('no two places of a document have the same name', () => {
    for (const [document, { places }] of WRITINGS) {
      const names = places.map((place) => placeName(document, place))
      expect(new Set(names).size).toBe(names.length)
    }
  })

  test.each(placed)('$document: $name is a heading or uses words from that place', ({ document, name }) => {
    const words = /“(.+)”/.exec(name)?.[1]
    expect(words === undefined ? HEADINGS[document] : OPENINGS[document]).toContain(words ?? name)
  })

  test('a missing place causes an error', () => {
    expect(() => placeName('bicycle', 'kirtik')).toThrow('kirtik')
  })
})

describe('the readings', () => {
  test.each(READING_IDS)('the reading %s says what it is about and which way is taken', (id) => {
    expect(readingOn[id].length).toBeGreaterThan(3)
    expect(readingOn[id].length).toBeLessThan(75)
    expect(reading[id]).toMatch(/\.$/)
    expect(reading[id].length).toBeGreaterThan(60)
  })

  test('readings that real tables handle differently are marked as choices', () => {
    const choices = READING_IDS.filter((id) => READINGS[id] === 'disputed')
    expect(choices).toEqual([
      'points-held-over',
      'unclaimed-at-target',
      'silent-first-bela-card',
      'tie-of-three',
      'odd-point',
      'dealer-of-three',
      'doubled-tie',
      'rounding-and-multiplying',
      'tie-at-rounding-limit',
      'valat-doubled',
      'no-end-on-valat',
      'void-while-partner-wins',
      'federation-two-counts',
      'turned-suit-named',
      'one-card-once',
      'croatian-equal-runs',
      'croatian-bela-call',
    ])
  })
})
