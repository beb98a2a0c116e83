// npm run read-back -- LANGUAGE --to FOLDER
// Writes pages with texts on random hands, on corrections and on the rules. An item has the same number in every language, so
// that the report of one reader can be compared with the page in another language. docs/messages.md describes this.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { foldLedger, type Game, type ScoredRow } from '../../lib/engine/game/ledger'
import { compareSheets } from '../../lib/engine/game/ledger-diff'
import { isContested } from '../../lib/engine/table/hand'
import { sidesOf } from '../../lib/engine/table/seats'
import { answer } from '../../lib/messages/compiled/rules/answer'
import { ask } from '../../lib/messages/compiled/rules/ask'
import { OFFERED } from '../../lib/messages/offered'
import { FORMS, rulesOfForm } from '../../lib/rulesets/variants/forms'
import { cellLabel } from '../../lib/text/sheet/cell'
import { changesText, totalsText } from '../../lib/text/sheet/changes'
import { endingText } from '../../lib/text/sheet/ending'
import { lineText } from '../../lib/text/sheet/line'
import { verdictText } from '../../lib/text/sheet/verdict'
import type { Table } from '../../lib/text/table'
import { sideHeading, tableOf } from '../../lib/text/terms/names'
import { vocabularyFor } from '../../lib/text/terms/words'
import { anyGame } from '../../tests/support/arbitraries'

const SEED = 20_261_124
const GAMES_OF_A_FORM = 16
const HANDS_OF_A_FORM = 10
const CORRECTIONS_OF_A_FORM = 2
const ITEMS_ON_A_PAGE = 100

/** Names in the language, for players whose seats have no meaning. */
const NAMES: Readonly<Record<string, readonly string[]>> = { bg: ['Ани', 'Боян', 'Вера', 'Георги'] }

const HEAD = `Read each item as a player would who knows the game and this language: from the words that stand there alone.
Say of a hand who took it and made or lost it, what each party scores, what waits for a later hand, whether the game is
over and who has won it; of a correction what it changes; of a rule what it says. Note where two readings are possible,
and what no one would say so.`

/** A text to read, in numbered parts. */
type Item = readonly string[]

interface DrawnGame {
  readonly table: Table
  readonly game: Game
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } })
const [language = ''] = positionals
if (!Object.hasOwn(OFFERED, language) || values.to === undefined) {
  console.error(`usage: npm run read-back -- ${Object.keys(OFFERED).join('|')} --to FOLDER`)
  process.exit(2)
}
writePages(items(), values.to)

/** Returns all texts to read. */
function items(): readonly Item[] {
  const texts: Readonly<Record<string, string>> = answer
  const questions: Readonly<Record<string, string>> = ask
  return [
    ...FORMS.flatMap((_, form) => {
      const games = drawnGames(form)
      return [
        ...mostDifferent(games.flatMap(handsOf), HANDS_OF_A_FORM),
        ...mostDifferent(games.flatMap(correctionOf), CORRECTIONS_OF_A_FORM),
      ]
    }),
    ...Object.entries(texts).map(([id, text]) => [questions[id.split('--')[0] ?? ''] ?? '', text]),
  ]
}

/** Draws the same games of a form in each run; every fourth table with two sides uses “we”. */
function drawnGames(number: number): readonly DrawnGame[] {
  const form = FORMS[number]
  if (form === undefined) return []
  const rules = rulesOfForm(form)
  const games = fc.sample(anyGame(fc.constant(rules)), { seed: SEED + number, numRuns: GAMES_OF_A_FORM })
  const names = NAMES[language] ?? ['Anna', 'Ben', 'Clara', 'Dirk']
  const words = vocabularyFor(form.ruleSet, 'usual')
  return games.map((game, place) => ({
    game,
    table: tableOf(rules, names, words, sidesOf(rules).length === 2 && place % 4 === 3 ? 0 : null),
  }))
}

/** An item, and the facts that decide which sentences it has. */
interface Drawn {
  readonly shape: string
  readonly item: Item
}

/** Returns so many items, with one of each shape before a second one of any shape. */
function mostDifferent(drawn: readonly Drawn[], wanted: number): readonly Item[] {
  const seen = new Map<string, number>()
  return drawn
    .map(({ shape, item }) => {
      const again = seen.get(shape) ?? 0
      seen.set(shape, again + 1)
      return { again, item }
    })
    .sort((a, b) => a.again - b.again)
    .slice(0, wanted)
    .map(({ item }) => item)
}

function handsOf({ table, game }: DrawnGame): readonly Drawn[] {
  return foldLedger(game).rows.flatMap((row) =>
    row.state === 'scored' ? [{ shape: shapeOf(row), item: handItem(table, row) }] : [],
  )
}

function shapeOf({ hand, score, ending }: ScoredRow): string {
  const kinds = [...score.earnedLines, ...score.sheetLines].map(({ reason }) => reason.kind)
  return JSON.stringify([score.verdict, isContested(hand) ? hand.multiplier : 1, [...new Set(kinds)].sort(), ending])
}

function handItem(table: Table, row: ScoredRow): Item {
  const sides = sidesOf(table.rules)
  const figures = [...row.score.earnedLines, ...row.score.sheetLines].map((line) => {
    const { label, detail } = lineText(table, line)
    return `${sideHeading(table, line.side)}: ${label}${detail === null ? '' : ` (${detail})`} ${line.points}`
  })
  return [
    [verdictText(table, row), endingText(table, row) ?? ''].join(' ').trim(),
    sides.map((side) => `${sideHeading(table, side)}: ${cellLabel(table, row, side)}`).join(' | '),
    figures.join(' | '),
  ]
}

/** Replaces the first hand of a game by the second one, and returns the texts on what that changes. */
function correctionOf({ table, game }: DrawnGame): readonly Drawn[] {
  const [first, second, ...rest] = game.hands
  if (first === undefined || second === undefined) return []
  const ids = game.hands.map((_, place) => String(place))
  const before = foldLedger(game)
  const after = foldLedger({ ...game, hands: [second, second, ...rest] })
  const differences = compareSheets({ ids, ledger: before }, { ids, ledger: after }, '0')
  const texts = [changesText(table, differences, after.rows), totalsText(table, before.standing, after.standing)]
  const item = texts.filter((text) => text !== null)
  return item.length === 0 ? [] : [{ shape: differences.map(({ kind }) => kind).join(' '), item }]
}

/** Writes the pages into a folder. npm runs this in the project's folder, but the path is relative to the folder of the user. */
function writePages(items: readonly Item[], to: string): void {
  const folder = resolve(process.env['INIT_CWD'] ?? '.', to)
  mkdirSync(folder, { recursive: true })
  const numbered = items.map((parts, place) => {
    const said = parts.filter((part) => part !== '').map((part, number) => `${number + 1}. ${part}`)
    return `## ${place + 1}\n\n${said.join('\n')}\n`
  })
  for (let first = 0, page = 1; first < numbered.length; first += ITEMS_ON_A_PAGE, page += 1) {
    const name = `${language}-${page}`
    const text = [`# ${name}\n`, `${HEAD}\n`, ...numbered.slice(first, first + ITEMS_ON_A_PAGE)].join('\n')
    writeFileSync(join(folder, `${name}.md`), text)
  }
  console.log(`${numbered.length} items to read in ${folder}`)
}
