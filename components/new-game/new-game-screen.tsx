'use client'

import { ChevronRight } from 'lucide'
import Link from 'next/link'
import { useAddress } from '@/components/addresses/use-address'
import { lastGame } from '@/components/game/game-lines'
import { buttonLook } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyPart, useSoon } from '@/components/ui/lazy-part'
import { StepLink } from '@/components/ui/links'
import { Screen } from '@/components/ui/screen'
import { Skeleton } from '@/components/ui/skeleton'
import { screenAround } from '@/components/ui/waiting'
import { useCurrentGames, useHouses, useNames } from '@/lib/hooks/use-lists'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { RULE_SET_IDS, rulesOf } from '@/lib/rulesets/sets/rule-set'
import { storedRules } from '@/lib/rulesets/sets/stored-rules'
import type { GameRecord, HouseRecord, ListedGame } from '@/lib/storage'
import { asLastTime, TO_HOUSE_RULES } from '@/lib/text/en/screens/new-game'
import { PART_NAMES } from '@/lib/text/en/screens/part-names'
import { gameTitle, NEW_GAME, ONE_MOMENT, HOME_LINK } from '@/lib/text/en/screens/shared'
import { list } from '@/lib/text/en/terms/grammar'
import { RULE_SET_NAMES } from '@/lib/text/en/terms/rule-set-names'
import { GameChooser } from './game-chooser'
import type { HouseLine } from './game-chooser'
import type { Begun } from './new-game'

const loadNewGame = () => import('./new-game').then((part) => part.NewGame)

const AGAIN = 'again'
const BACK = { href: '/', label: HOME_LINK } as const

/** The screen before it is known who played here last. */
const Loading = () => (
  <Screen title={NEW_GAME} back={BACK}>
    <Skeleton label={ONE_MOMENT} rows={8} />
  </Screen>
)

const NewGame = lazyPart(loadNewGame, PART_NAMES.newGame, {
  waiting: <Loading />,
  frame: screenAround(NEW_GAME, BACK),
})

/** Two pages in one: the games to choose from, and, once one is chosen, everything about it. The address tells them apart. */
export function NewGameScreen() {
  const games = useCurrentGames()
  const names = useNames()
  const houses = useHouses()
  const chosen = useAddress('game')
  const found = games.state === 'ready' ? games.value : []
  const last = lastGame(found)
  const ours = houses.state === 'ready' ? houses.value : []
  // By the time a game is chosen, what comes next is here.
  useSoon(loadNewGame)
  const begun = begunWith(chosen, last, ours)
  const isLooking = games.state === 'loading' || houses.state === 'loading'
  if (begun === null && chosen !== null && isLooking) return <Loading />
  if (begun === null) {
    return (
      <Screen title={NEW_GAME} back={BACK} foot={last === null ? undefined : <LastTime record={last} />}>
        <GameChooser houses={ours.flatMap(houseLine)} opens="step" hrefOf={(id) => `/new?game=${id}`} />
        <Link
          href="/house-rules"
          className="mt-5 flex min-h-14 items-center justify-between gap-3 border-y border-rule py-2 text-lg leading-snug"
        >
          {TO_HOUSE_RULES}
          <Icon of={ChevronRight} className="-ml-2 text-xl text-soft" />
        </Link>
      </Screen>
    )
  }
  if (games.state === 'loading') return <Loading />
  return (
    <NewGame
      key={chosen}
      begun={begun}
      lately={latelyAt(begun.rules.players, found)}
      remembered={names.state === 'ready' ? names.value : []}
    />
  )
}

function begunWith(chosen: string | null, last: GameRecord | null, houses: readonly HouseRecord[]): Begun | null {
  const base = RULE_SET_IDS.find((id) => id === chosen)
  if (base !== undefined) return { base, rules: rulesOf(ruleSet(base)), rulesName: null, house: null }
  const house = houses.find(({ id }) => id === chosen)
  if (house !== undefined) return begunFrom(house.rules, house.name, house.id)
  return chosen === AGAIN && last !== null ? begunFrom(last.rules, last.rulesName, null) : null
}

function begunFrom(json: unknown, rulesName: string | null, house: string | null): Begun | null {
  const stored = storedRules(json)
  return stored === null ? null : { ...stored, rulesName, house }
}

function houseLine({ id, name, rules }: HouseRecord): readonly HouseLine[] {
  const stored = storedRules(rules)
  return stored === null ? [] : [{ id, name, target: stored.rules.target, from: RULE_SET_NAMES[stored.base] }]
}

/** Who sat at the last table of that size. */
function latelyAt(players: number, games: readonly ListedGame[]): readonly string[] | null {
  const fitting = games.flatMap((game) =>
    game.state === 'readable' && !game.record.example ? [namesOf(game.record)] : [],
  )
  return fitting.find((names) => names.length === players) ?? null
}

const namesOf = (record: GameRecord): readonly string[] => record.summary?.names ?? record.names

/** The game of last time with its rules and players, in reach of the thumb. */
function LastTime({ record }: { readonly record: GameRecord }) {
  const stored = storedRules(record.rules)
  if (stored === null) return null
  return (
    <StepLink href={`/new?game=${AGAIN}`} className={buttonLook('main', 'w-full flex-col gap-0! py-1.5')}>
      <span>{asLastTime(gameTitle(record.rulesName ?? RULE_SET_NAMES[stored.base], stored.rules.target))}</span>{' '}
      <span className="line-clamp-1 text-base font-normal">{list(namesOf(record))}</span>
    </StepLink>
  )
}
