import fc from 'fast-check'
import type { Game } from '@/lib/engine/game/ledger'
import { makeGame } from '@/lib/format/game-file'
import { makeRules } from '@/lib/format/rules-file'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { anyRules, documentRules } from './any-rules'
import { anyGame } from './arbitraries'

/** Draws rules: those of a document as often as any others. */
const anyTable = fc.oneof(documentRules, anyRules)

/** Draws ordinary names, and strange ones: emoji, other scripts, text that looks like code. */
export const anyName = fc.oneof(
  fc.constantFrom('Mike', 'Yetta', 'Zoë', 'Жана', '김', '👩‍👩‍👧', 'constructor', '<b>x</b>', '=1+1', '"'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
)

/** Draws keys of other programs, with any JSON in them. */
export const anyExtras = fc.dictionary(
  fc.constantFrom('x-pub', 'x-weather', 'x-constructor', 'x-'),
  fc
    .jsonValue({ maxDepth: 2 })
    .map((value) => JSON.parse(JSON.stringify(value).replaceAll(/__proto__|constructor|prototype/g, 'other'))),
  { maxKeys: 2 },
)

const fileOf = (game: Game, names: readonly string[], extras: Readonly<Record<string, unknown>>, base: number) =>
  makeGame({
    rules: { base: RULE_SET_IDS[base % RULE_SET_IDS.length] ?? 'bela-2', changes: {} },
    game,
    players: names.slice(0, game.rules.players),
    ended: base % 5 === 0 ? 'broken-off' : null,
    extras,
  })

/** Draws the JSON of any game, written as changes to any base. */
export const anyGameJson = fc
  .tuple(
    anyGame(anyTable, 10),
    fc.array(anyName, { minLength: 4, maxLength: 4 }),
    anyExtras,
    fc.nat({ max: RULE_SET_IDS.length * 5 }),
  )
  .map(([game, names, extras, base]) => fileOf(game, names, extras, base))

/** Draws the JSON of any house rules. */
export const anyHouseJson = fc
  .tuple(anyTable, anyName, anyExtras, fc.constantFrom(...RULE_SET_IDS))
  .map(([rules, name, extras, base]) => ({
    format: 'yuss/1',
    name,
    rules: makeRules(base, rules),
    ...extras,
  }))
