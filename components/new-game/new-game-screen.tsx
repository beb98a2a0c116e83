'use client'

import { useEffect, useState } from 'react'
import { CONTESTS_HREF } from '@/components/addresses/contest-address'
import { useAddress, writeAddress } from '@/components/addresses/use-address'
import { lastGame } from '@/components/game/game-lines'
import { backHome } from '@/components/ui/back-home'
import { PaneLink, StepLink } from '@/components/ui/links'
import { ListLink } from '@/components/ui/list-row'
import { Panes } from '@/components/ui/panes'
import { Screen } from '@/components/ui/screen'
import { useIsWide } from '@/components/ui/use-is-wide'
import { Waiting } from '@/components/ui/waiting'
import { isRow, type Row } from '@/lib/core/row'
import { withoutPeople } from '@/lib/engine/table/alike'
import { useDirectory } from '@/lib/hooks/use-directory'
import { useCurrentGames, useHouses, useNames } from '@/lib/hooks/use-lists'
import { useTyped } from '@/lib/hooks/use-typed'
import { houseRulesTitle } from '@/lib/messages/compiled/app/house-rules'
import { asLastTime, contestLink, contestLinkAbout, dealAgain } from '@/lib/messages/compiled/app/new-game'
import { otherGames } from '@/lib/messages/compiled/app/setup'
import { gameTitle, newGame } from '@/lib/messages/compiled/table/common'
import { allOf } from '@/lib/messages/locale'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { firstGame } from '@/lib/rulesets/sets/first-game'
import { RULE_SET_IDS, rulesOf } from '@/lib/rulesets/sets/rule-set'
import { storedRules } from '@/lib/rulesets/sets/stored-rules'
import { type GameRecord, type HouseRecord, type ListedGame } from '@/lib/storage'
import { planOf } from '@/lib/storage/sheet/evening-plan'
import { shownNames } from '@/lib/text/terms/names'
import { houseName, ruleSetName } from '@/lib/text/terms/rule-set-names'
import { playersOf } from './countries'
import { GameChooser, type HouseLine } from './game-chooser'
import { NewGame, type StartingRules } from './new-game'

const AGAIN = 'again'
const TYPED = 'new-game'

/**
 * Two pages in one, by the address: the list of games, and the form of the chosen game. A wide screen shows both, at first with
 * the last game played.
 */
export function NewGameScreen() {
  const games = useCurrentGames()
  const names = useNames()
  const houses = useHouses()
  const isWide = useIsWide()
  const chosen = useAddress('game')
  const [left, setLeft, forgetLeft] = useTyped(TYPED, NOTHING_LEFT, leftIn)
  const found = games.state === 'ready' ? games.value : []
  const last = lastGame(found)
  const ours = houses.state === 'ready' ? houses.value : []
  const isLooking = games.state === 'loading' || houses.state === 'loading'
  const asked = begunWith(chosen, last, ours)
  const first = isWide && !isLooking && asked === null ? unasked(last) : null
  const begun = asked ?? begunWith(first, last, ours)
  const id = first ?? chosen
  const [seated, setSeated] = useState<number | null>(null)
  useNamed(first)
  return (
    <Panes
      alone={begun !== null || (chosen !== null && isLooking) ? 'chosen' : 'list'}
      list={
        <Chooser
          isLooking={isLooking}
          houses={ours.flatMap(houseLine)}
          last={last}
          players={seated ?? begun?.rules.players ?? playersIn(last?.rules)}
          onPlayers={setSeated}
          opens={isWide ? 'beside' : 'step'}
          current={id}
        />
      }
    >
      {begun === null || games.state === 'loading' ? (
        <Waiting title={newGame} />
      ) : (
        <NewGame
          key={id}
          begun={begun}
          lately={latelyAt(begun.rules.players, found)}
          plan={id === AGAIN && last !== null ? planOf(last.extra) : null}
          left={{ own: left.forms[id ?? ''], other: id === AGAIN ? null : left.forms[left.last] }}
          onLeft={(kept) => setLeft({ forms: { ...left.forms, [id ?? '']: kept }, last: id ?? '' })}
          onStarted={forgetLeft}
          remembered={names.state === 'ready' ? names.value : []}
        />
      )}
    </Panes>
  )
}

/** Returns the number of players of the last game, or of the first game of the list if there is none. */
const playersIn = (rules: unknown): number => storedRules(rules)?.rules.players ?? playersOf(firstGame())

/** The forms of new games as they were left: plain data, by game, which only the form reads. */
interface Left {
  readonly forms: Row
  /** The game in whose form something was typed last. */
  readonly last: string
}

const NOTHING_LEFT: Left = { forms: {}, last: '' }

function leftIn(kept: unknown): Left | null {
  if (!isRow(kept) || !isRow(kept['forms'])) return null
  return { forms: kept['forms'], last: String(kept['last']) }
}

/** Returns the id of the game shown by default: the last one played if its rules can be read, else the first of the list. */
const unasked = (last: GameRecord | null): string => (begunWith(AGAIN, last, []) === null ? firstGame() : AGAIN)

/** Writes the game shown by default into the address, so that it is still chosen when the screen becomes narrow. */
function useNamed(game: string | null): void {
  useEffect(() => {
    if (game !== null) writeAddress({ game })
  }, [game])
}

interface ChooserProps {
  /** True until the games and house rules of this device are read. */
  readonly isLooking: boolean
  readonly houses: readonly HouseLine[]
  readonly last: GameRecord | null
  readonly players: number
  readonly onPlayers: (players: number) => void
  /** The target of a row: a step over the list, or the pane next to it. */
  readonly opens: 'step' | 'beside'
  readonly current: string | null
}

/** The list of games: a screen, or the pane next to the chosen game. */
function Chooser({ isLooking, last, ...chooser }: ChooserProps) {
  const { players, opens, current } = chooser
  const again = last !== null && playersIn(last.rules) === players && (
    <LastTime record={last} opens={opens} isCurrent={current === AGAIN} />
  )
  const games = (
    <div className={isLooking ? 'until-read' : undefined}>
      <GameChooser hrefOf={hrefOf} {...chooser} />
      <div className="mt-4 border-t border-rule">
        <ListLink href="/house-rules" label={houseRulesTitle} />
        <ListLink href={CONTESTS_HREF} label={contestLink} note={contestLinkAbout} />
      </div>
    </div>
  )
  if (opens === 'step') {
    return (
      <Screen title={newGame} back={backHome()} room="spread" foot={again || undefined}>
        {games}
      </Screen>
    )
  }
  return (
    <nav aria-label={otherGames} className="px-4 pb-6">
      <p className="flex min-h-13 items-center text-xl font-semibold">{newGame}</p>
      {again}
      {games}
    </nav>
  )
}

const hrefOf = (id: string): string => `/new?game=${id}`

function begunWith(
  chosen: string | null,
  last: GameRecord | null,
  houses: readonly HouseRecord[],
): StartingRules | null {
  const base = RULE_SET_IDS.find((id) => id === chosen)
  if (base !== undefined) return { base, rules: rulesOf(ruleSet(base)), rulesName: null }
  const house = houses.find(({ id }) => id === chosen)
  if (house !== undefined) return begunFrom(house.rules, house.name)
  return chosen === AGAIN && last !== null ? begunFrom(last.rules, last.rulesName) : null
}

function begunFrom(json: unknown, rulesName: string | null): StartingRules | null {
  const stored = storedRules(json)
  return stored === null ? null : { ...stored, rulesName }
}

function houseLine({ id, name, rules }: HouseRecord): readonly HouseLine[] {
  const stored = storedRules(rules)
  return stored === null
    ? []
    : [
        {
          id,
          name: houseName(name),
          target: stored.rules.target,
          players: stored.rules.players,
          from: ruleSetName(stored.base),
        },
      ]
}

/** Returns the names at the last table of that size, by seat; `null` if there was none. */
function latelyAt(players: number, games: readonly ListedGame[]): readonly string[] | null {
  const fitting = games.flatMap((game) =>
    game.state === 'readable' && !game.record.example ? [namesOf(game.record)] : [],
  )
  return fitting.find((names) => names.length === players) ?? null
}

const namesOf = (record: GameRecord): readonly string[] => record.summary?.names ?? record.names

interface LastTimeProps {
  readonly record: GameRecord
  readonly opens: 'step' | 'beside'
  readonly isCurrent: boolean
}

/** A row for the last game, which is offered if as many play, with its rules, its players and those of its evening without a seat. */
function LastTime({ record, opens, isCurrent }: LastTimeProps) {
  const { keyOf } = useDirectory()
  const stored = storedRules(record.rules)
  if (stored === null) return null
  const names = namesOf(record)
  const waiting = withoutPeople(planOf(record.extra)?.people ?? [], names, keyOf)
  return (
    <section className="pt-3">
      <h2 className="border-b border-rule pb-1 font-semibold text-felt">{asLastTime}</h2>
      <ListLink
        href={hrefOf(AGAIN)}
        as={opens === 'step' ? StepLink : PaneLink}
        current={isCurrent}
        label={<b>{gameTitle({ ...stored.rules, name: record.rulesName ?? ruleSetName(stored.base) })}</b>}
        note={allOf([...shownNames(stored.rules, names), ...waiting])}
        value={<b className="text-felt">{dealAgain}</b>}
      />
    </section>
  )
}
