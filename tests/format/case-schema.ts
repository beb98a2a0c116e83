import * as z from 'zod/mini'
import { VERDICTS } from '@/lib/engine/score/made-tie-or-bate'
import { SUITS } from '@/lib/engine/table/card'
import { OPTION_NAMES, OPTIONS, type OptionName, type Rules } from '@/lib/engine/table/options'
import { PROBLEM_CODES } from '@/lib/engine/table/problem'
import { sideCount } from '@/lib/engine/table/seats'
import { about, cardSchema } from '@/lib/format/ask-about'
import { askSchemas } from '@/lib/format/ask-schema'
import { gameSchema } from '@/lib/format/game-file'
import { handSchema } from '@/lib/format/hand-schema'
import { MOST_HANDS } from '@/lib/format/limits'
import { entrySchema } from '@/lib/format/log-file'
import { boundedWhole } from '@/lib/format/parse-as'
import { baseRules } from '@/lib/format/rules-file'
import { anything, listOf, oneOf, upTo, wholeFrom } from '@/lib/format/schema'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'

type Json = Record<string, unknown>

const CARD = `(?:10|[AKQJ987])[${SUITS.map((suit) => suit[0]?.toUpperCase()).join('')}]`
const ONE_CARD = `^${CARD}$`
const CARDS = `^ *(?:${CARD}(?: +${CARD})*)? *$`

/** The keys of its own that any object may have. */
const EXTRAS = { patternProperties: { '^x-': {} } }
const ref = (name: string): Json => ({ $ref: `#/$defs/${name}` })

/** Returns the app's schema as JSON Schema; our own checks are expressed in terms of JSON Schema here. */
function jsonOf(schema: z.ZodMiniType): Json {
  const json = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      if (jsonSchema.properties !== undefined) Object.assign(jsonSchema, EXTRAS, { additionalProperties: false })
      const isChecked = (zodSchema._zod.def.checks?.length ?? 0) > 0
      if (jsonSchema.type === 'string' && isChecked)
        jsonSchema.pattern ??= Object.is(zodSchema, cardSchema) ? ONE_CARD : CARDS
    },
  })
  return Object.fromEntries(Object.entries(json).filter(([key]) => key !== '$schema'))
}

/** Returns an object of JSON Schema with some of its properties replaced by more exact ones. */
const withProperties = (json: Json, properties: Json): Json => ({
  ...json,
  properties: { ...(json['properties'] as Json), ...properties },
})

const valuesOf = (values: (typeof OPTIONS)[OptionName]): z.ZodMiniType =>
  typeof values === 'string' ? wholeFrom(1, Number.MAX_SAFE_INTEGER) : oneOf<string | number>(values)

const rules = jsonOf(
  z.object({
    base: oneOf(RULE_SET_IDS),
    ...Object.fromEntries(OPTION_NAMES.map((option) => [option, z.optional(valuesOf(OPTIONS[option]))])),
  }),
)

const failure = z.object({
  error: oneOf(PROBLEM_CODES),
  name: z.optional(z.string()),
  place: z.optional(z.string()),
  figures: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})
const expectedOfGame = z.partial(
  z.object({
    hands: z.array(
      z.partial(
        z.object({
          earned: z.array(boundedWhole),
          verdict: oneOf(VERDICTS),
          points: z.array(boundedWhole),
          heldOver: boundedWhole,
          totals: z.array(boundedWhole),
          nextDealer: z.nullable(boundedWhole),
          earnedLines: z.array(z.string()),
          sheetLines: z.array(z.string()),
          endRule: z.nullable(z.string()),
        }),
      ),
    ),
    winner: z.nullable(boundedWhole),
    over: z.boolean(),
  }),
)
const someAnswer: Json = { type: 'object', minProperties: 1 }

/** The tables whose hands are read in the same way: with this number of players, with or without bids of points. */
interface Shape {
  readonly name: string
  readonly players: number
  readonly areBids: boolean
}

const SHAPES: readonly Shape[] = [2, 3, 4].flatMap((players) => [
  { name: `${players}`, players, areBids: false },
  { name: `${players}-bids`, players, areBids: true },
])

/** Returns the schema for an option with one of these values, or without it at a rule set that has such a value. */
const optionIn = (option: 'players' | 'auction', value: Json, isSo: (rules: Rules) => boolean): Json => ({
  anyOf: [
    { required: [option], properties: { [option]: value } },
    {
      not: { required: [option] },
      properties: { base: { enum: RULE_SET_IDS.filter((id) => isSo(baseRules(id))) } },
    },
  ],
})

const isBid = ({ auction }: Rules): boolean => auction === 'bids'

const rulesWith = ({ players, areBids }: Shape): Json => ({
  properties: {
    rules: {
      allOf: [
        optionIn('players', { const: players }, (rules) => rules.players === players),
        optionIn(
          'auction',
          areBids ? { const: 'bids' } : { not: { const: 'bids' } },
          (rules) => isBid(rules) === areBids,
        ),
      ],
    },
  },
})

function anyRulesOf({ players, areBids }: Shape): Rules {
  const id = RULE_SET_IDS.find((one) => baseRules(one).players === players)
  if (id === undefined) throw new Error(`no rule set for ${players}`)
  return { ...baseRules(id), auction: areBids ? 'bids' : 'turn-up' }
}

function gameOf(shape: Shape): Json {
  const rules = anyRulesOf(shape)
  const json = jsonOf(
    z.object({
      ...gameSchema.shape,
      ...about,
      players: z.optional(listOf(z.string(), rules.players)),
      dealer: wholeFrom(0, rules.players - 1),
      hands: upTo(MOST_HANDS, handSchema(rules)),
      expect: z.union([failure, expectedOfGame]),
    }),
  )
  const { start } = json['properties'] as { readonly start: Json }
  const totals = jsonOf(listOf(boundedWhole, sideCount(rules)))
  return withProperties(json, { rules: ref('rules'), start: withProperties(start, { totals }) })
}

const questionsOf = (shape: Shape): Json => ({
  anyOf: Object.values(askSchemas(anyRulesOf(shape))).map((schema) =>
    withProperties(jsonOf(schema), { rules: ref('rules'), expect: someAnswer }),
  ),
})

const logs = withProperties(jsonOf(z.omit(z.object({ ...about, logs: anything }), { rules: true })), {
  logs: { type: 'array', items: { type: 'array', items: ref('entry') } },
  expect: someAnswer,
})

/** The schema of an entry. One of an unknown kind, from a later version, is kept unchanged. */
const entry: Json = {
  if: { properties: { kind: { enum: kindsOf(jsonOf(entrySchema)) } } },
  then: jsonOf(entrySchema),
  else: { type: 'object', required: ['id', 'device', 'clock', 'kind'] },
}

function kindsOf(union: Json): readonly unknown[] {
  const members = (union['oneOf'] ?? union['anyOf']) as readonly { properties: { kind: { const: string } } }[]
  return members.map(({ properties }) => properties.kind.const)
}

const forShape = (shape: Shape): Json => ({
  if: rulesWith(shape),
  then: { if: { required: ['ask'] }, then: ref(`questions-${shape.name}`), else: ref(`game-${shape.name}`) },
})

/**
 * Returns the JSON Schema of a file of cases (one case, or a list of them), made from the schemas by which the app reads files.
 */
export const caseSchema = (): Json => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Cases of Yuss',
  description:
    'A game under its rules with what must come of each hand, a question to the referee with its answer, or what several phones wrote of a game with what it folds to.',
  anyOf: [{ type: 'array', items: ref('case') }, ref('case')],
  $defs: {
    case: {
      type: 'object',
      required: ['expect'],
      if: { required: ['logs'] },
      then: ref('logs'),
      else: { required: ['rules'], properties: { rules: ref('rules') }, allOf: SHAPES.map(forShape) },
    },
    rules,
    logs,
    entry,
    ...Object.fromEntries(
      SHAPES.flatMap((shape) => [
        [`game-${shape.name}`, gameOf(shape)],
        [`questions-${shape.name}`, questionsOf(shape)],
      ]),
    ),
  },
})
