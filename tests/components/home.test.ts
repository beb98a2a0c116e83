import { describe, expect, it } from 'vitest'
import { newestGame, onTheTable } from '@/components/game/game-lines'
import { EVENING } from '@/lib/contest/evening'
import type { ListedGame } from '@/lib/storage'
import { directoryOf } from '@/lib/storage/people/directory'
import type { GameRecord } from '@/lib/storage/records/game'
import { ARCHIVED } from '@/lib/storage/sheet/archived'
import { gameRow } from '../support/game-row'

const NO_NAME = directoryOf([])

const listed = (id: string, changes: Partial<GameRecord> = {}): ListedGame => ({
  state: 'readable',
  id,
  record: gameRow(id, { names: ['Ann', 'Ben'], ...changes }),
})

const playing = (id: string): ListedGame => listed(id)
const example = (changes: Partial<GameRecord> = {}): ListedGame => listed('example', { ...changes, example: true })

/** The summary of a game that Ann has won, 520 to 310. */
const WON_BY_ANN = {
  stamp: 1,
  totals: [520, 310],
  heldOver: 0,
  winner: 0,
  over: true,
  brokenOff: false,
  hands: 9,
  open: false,
  names: ['Ann', 'Ben'],
  changedAt: 0,
}
const over = (id: string, changes: Partial<GameRecord> = {}): ListedGame =>
  listed(id, { status: 'over', summary: WON_BY_ANN, ...changes })

/** Returns the game in front and the others under it. `games` begins with the last changed, as the storage lists them. */
function seen(...games: readonly ListedGame[]) {
  const { front, others } = onTheTable(games, NO_NAME)
  return [front === null ? 'nothing' : `${front.state} ${front.line.id}`, ...others.map(({ id }) => id)]
}

describe('the game on the first screen', () => {
  it('the running game is shown, though another was finished after its last change', () => {
    expect(seen(over('finished'), playing('first'), playing('second'))).toEqual(['playing first', 'second'])
  })

  it('the newest finished game is shown when no game is running', () => {
    expect(seen(over('newest'), over('older'))).toEqual(['over newest'])
  })

  it('the example is shown before any other game has a hand', () => {
    expect(seen(example())).toEqual(['playing example'])
    expect(seen(example(), playing('begun'))).toEqual(['playing begun', 'example'])
    expect(seen()).toEqual(['nothing'])
  })

  it('the example disappears once the table has played a hand of its own', () => {
    expect(seen(example(), over('newest'))).toEqual(['over newest'])
    expect(seen(example(), listed('played', { summary: { ...WON_BY_ANN, hands: 1 } }))).toEqual(['playing played'])
    expect(onTheTable([example(), over('newest')], NO_NAME).hasExample).toBe(false)
    expect(onTheTable([example(), playing('begun')], NO_NAME).hasExample).toBe(true)
  })

  it('the last broken-off game is shown where it has a hand', () => {
    const broken = listed('broken', { status: 'broken-off', summary: { ...WON_BY_ANN, winner: null, brokenOff: true } })
    expect(seen(example(), broken, over('older'))).toEqual(['over broken'])
    expect(onTheTable([broken], NO_NAME).front?.line.isBrokenOff).toBe(true)
  })

  it('a broken-off game without hands, a hidden one and the example are not shown', () => {
    const broken = listed('broken', { status: 'broken-off' })
    const away = over('away', { extra: { [ARCHIVED]: true } })
    expect(seen(broken, away, example({ status: 'over', summary: WON_BY_ANN }))).toEqual(['nothing'])
    expect(seen(broken, away, over('shown'))).toEqual(['over shown'])
  })

  it('a game with unreadable rules is not shown', () => {
    expect(seen(over('lost', { rules: { base: 'whist' } }), over('shown'))).toEqual(['over shown'])
  })

  it('the first screen says who won and with how many points', () => {
    const { front } = onTheTable([over('newest')], NO_NAME)
    expect(front).toMatchObject({ line: { winner: 0, totals: [520, 310], title: 'Bela to 501' } })
  })
})

describe('the game that leads to the evening of today', () => {
  const begun = (id: string, createdAt: number, number?: number) => {
    const plan = { id: 'evening-1', number, people: ['Ann', 'Ben'], pairing: 'same', sittingOut: 'turn', out: [] }
    return listed(id, { createdAt, ...(number === undefined ? {} : { extra: { [EVENING]: plan } }) })
  }

  it('is the game that was started last, and never the example', () => {
    expect(newestGame([begun('old', 1), begun('new', 2), example({ createdAt: 3 })])?.id).toBe('new')
    expect(newestGame([example()])).toBeNull()
  })

  it('of two games of an evening is the one with the greater number, no matter how the clock was set', () => {
    for (const games of [
      [begun('second', 1, 2), begun('first', 5, 1)],
      [begun('first', 5, 1), begun('second', 1, 2)],
    ])
      expect(newestGame(games)?.id).toBe('second')
  })
})
