import fc from 'fast-check'
import { parseHand } from '@/lib/format/parse-hand'
import { parseRules } from '@/lib/format/rules-file'
import { read, type Connection, type NewChange, type RulesJson } from '@/lib/storage'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import { readEverything, saveHouse } from '@/lib/storage/maintenance'
import { isRow } from '@/lib/storage/records/record'
import { anyGameJson } from './shared'
import { ready, the } from './storage'

/** Draws an action after the hands of a game: undo, correct, delete, replace a player, and so on. */
const anyDoing = fc.constantFrom('undo', 'redo', 'correct', 'delete', 'seat', 'note', 'break off', 'resume', 'accept')

/** Draws a game, and some actions after its hands. */
export const anyStory = fc.record({ game: anyGameJson, doings: fc.array(anyDoing, { maxLength: 6 }) })
export type Story = typeof anyStory extends fc.Arbitrary<infer S> ? S : never

/** Plays a story on a phone. Returns the id of the game. */
export async function play(tab: Connection, { game, doings }: Story): Promise<string> {
  const { rules, players, dealer, start, hands } = game
  const id = the(await startGame(tab, { rules: rules as RulesJson, names: [...players], dealer, start }))
  const table = the(parseRules(rules))
  for (const json of hands)
    the(await appendChange(tab, id, { kind: 'recorded', facts: the(parseHand(table.rules, json)) }))
  for (const doing of doings) {
    const change = await changeFor(tab, id, doing)
    if (change !== null) the(await appendChange(tab, id, change))
  }
  return id
}

async function changeFor(tab: Connection, id: string, doing: Story['doings'][number]): Promise<NewChange | null> {
  const { sheet } = await ready(tab, id)
  const hand = sheet.rows[0]
  switch (doing) {
    case 'undo':
      return sheet.undoable === null ? null : { kind: 'undone', change: sheet.undoable }
    case 'redo':
      return sheet.redoable === null ? null : { kind: 'redone', change: sheet.redoable }
    case 'correct':
      return hand === undefined
        ? null
        : { kind: 'corrected', hand: hand.id, facts: { kind: 'thrown-in', why: 'misdeal', dealer: null } }
    case 'delete':
      return hand === undefined ? null : { kind: 'deleted', hand: hand.id }
    case 'seat':
      return { kind: 'seated', seat: 0, name: 'Ned', from: null }
    case 'note':
      return { kind: 'noted', text: 'rain  all evening' }
    case 'break off':
      return { kind: 'broken-off' }
    case 'resume':
      return { kind: 'resumed' }
    case 'accept':
      return hand === undefined ? null : { kind: 'accepted', hand: hand.id }
  }
}

/** Returns everything on a phone, in an order that does not depend on the time of writing. */
export async function everythingOn(tab: Connection): Promise<unknown> {
  const whole = the(await read(tab, readEverything))
  const tables = Object.entries(whole).map(([table, rows]) => [table, table === 'games' ? rows : inOrder(rows)])
  // The id under which a phone writes in a game differs between phones.
  const games = whole.games.map(({ game, changes }) => ({
    game: isRow(game) ? { ...game, device: null } : game,
    changes: inOrder(changes),
  }))
  return { ...Object.fromEntries(tables), games }
}

const rowId = (row: unknown): string => (isRow(row) ? String(row['id'] ?? row['key']) : '')

const inOrder = (rows: readonly unknown[]): readonly unknown[] =>
  [...rows].sort((a, b) => (rowId(a) < rowId(b) ? -1 : 1))

export const keepHouseRules = (tab: Connection, name: string): Promise<unknown> =>
  saveHouse(tab, { name, rules: { base: 'bela-2', target: 1000 } }).then(the)
