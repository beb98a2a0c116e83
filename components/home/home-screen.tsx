'use client'

import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { lazyPart } from '@/components/ui/lazy-part'
import { ActionLink } from '@/components/ui/links'
import { useIsWide } from '@/components/ui/use-is-wide'
import { removeExample } from '@/lib/actions/actions'
import { EVENING } from '@/lib/contest/evening'
import { useDirectory } from '@/lib/hooks/use-directory'
import { useCurrentGames, useHasContests } from '@/lib/hooks/use-lists'
import * as said from '@/lib/messages/compiled/app/home'
import { partEvening, partGamesPlayed, partLastResult } from '@/lib/messages/compiled/app/parts'
import { appName, loadingGames } from '@/lib/messages/compiled/app/shared'
import { newGame } from '@/lib/messages/compiled/table/common'
import type { ListedGame } from '@/lib/storage'
import { useSaved } from '@/lib/stores/saved-store'
import { newestGame, onTheTable, unreadableCount, type Front } from '../game/game-lines'
import { CURRENT_PLACE, CurrentGame } from './current-game'
import { OtherGames } from './other-games'
import { HomePlaces } from './places'

const BackupReminder = lazyPart(
  () => import('@/components/storage/backup-reminder').then((part) => part.BackupReminder),
  null,
)

/** The evening and the contests of today. */
const Today = lazyPart(
  () => import('./today').then((part) => part.Today),
  () => partEvening,
)

const UnreadableGames = lazyPart(() => import('./unreadable-games').then((part) => part.UnreadableGames), null)

/** The result of the last game, loaded only if needed, because it includes the scoring of a whole game. */
const LastResult = lazyPart(
  () => import('./last-result').then((part) => part.LastResult),
  () => partLastResult,
  {
    waiting: () => <div className={classNames(CURRENT_PLACE, 'border-rule')} />,
    frame: (_, notice) => <div className={classNames(CURRENT_PLACE, 'border-rule p-4')}>{notice}</div>,
  },
)

/** The earlier games, if there is room next to the current one. */
const RecentGames = lazyPart(
  () => import('./recent-games').then((part) => part.RecentGames),
  () => partGamesPlayed,
)

/** The number of games below which no reminder is needed. */
const FEW_GAMES = 5

/** The first screen: the game in progress, one tap away, and links to everything else. */
export function HomeScreen() {
  const isWide = useIsWide()
  return (
    <div className="safe mx-auto flex min-h-dvh max-w-2xl flex-col spread:max-w-6xl">
      <header className="gap-x-4 px-4 pt-5 pb-4 wide:flex wide:flex-wrap wide:items-baseline wide:py-2">
        <h1 className="text-4xl leading-none heading">{appName}</h1>
        <p className="pt-2 text-base text-soft wide:pt-0 wide:text-sm">{said.homeAbout}</p>
      </header>
      <div className="flex flex-1 flex-col gap-x-8 spread:grid spread:min-h-[min(44rem,100dvh-8rem)] spread:flex-none spread:grid-cols-[minmax(0,1fr)_27rem] spread:grid-rows-[1fr_auto_auto]">
        <main className="contents">
          <div className="px-4 spread:flex spread:flex-col">
            <Table />
          </div>
          <div className="px-4 pt-6 spread:row-span-3 spread:pt-0">
            <HomePlaces />
            {isWide ? <RecentGames /> : null}
          </div>
          <div className="mb-auto px-4 pb-5">
            <More />
          </div>
        </main>
        <footer className="sticky bottom-0 border-t border-rule bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] spread:border-t-0">
          <ActionLink look="main" href="/new" className="w-full">
            {newGame}
          </ActionLink>
        </footer>
      </div>
    </div>
  )
}

/** The current game, with space reserved for it while the games are read. */
function Table() {
  const games = useCurrentGames()
  switch (games.state) {
    case 'loading':
      return <div role="status" aria-label={loadingGames} className={classNames(CURRENT_PLACE, 'border-rule')} />
    case 'refused':
      return (
        <div className={classNames(CURRENT_PLACE, 'grid content-center border-rule p-4')}>
          <StorageNotice problem={games.problem} />
        </div>
      )
    case 'ready':
      return <Games games={games.value} />
  }
}

function Games({ games }: { readonly games: readonly ListedGame[] }) {
  const { front } = onTheTable(games, useDirectory())
  return front === null ? <NoGame hasPlayed={games.length > 0} /> : <InFront {...front} />
}

/** The rest of what is on this device, below the links to other places, because it arrives when they can already be tapped. */
function More() {
  const games = useCurrentGames()
  return games.state === 'ready' ? <MoreGames games={games.value} /> : null
}

function MoreGames({ games }: { readonly games: readonly ListedGame[] }) {
  const { others, hasExample } = onTheTable(games, useDirectory())
  const unreadable = unreadableCount(games)
  const newest = newestGame(games)
  const hasContests = useHasContests()
  return (
    <>
      {hasContests || (newest !== null && EVENING in newest.extra) ? <Today newest={newest} /> : null}
      {others.length === 0 ? null : <OtherGames lines={others} />}
      {hasExample ? <RemoveExample isAlone={others.length === 0} /> : null}
      {games.length < FEW_GAMES ? null : <BackupReminder />}
      {unreadable === 0 ? null : <UnreadableGames count={unreadable} />}
    </>
  )
}

const InFront = ({ state, line }: Front) =>
  state === 'over' ? <LastResult key={line.id} line={line} /> : <CurrentGame line={line} />

function NoGame({ hasPlayed }: { readonly hasPlayed: boolean }) {
  return (
    <div className={classNames(CURRENT_PLACE, 'grid content-center gap-2 border-dashed border-edge p-6 text-center')}>
      <p className="text-xl font-semibold">{said.noGame}</p>
      <p className="text-base text-soft">{hasPlayed ? said.noGameNow : said.noGameYet}</p>
    </div>
  )
}

function RemoveExample({ isAlone }: { readonly isAlone: boolean }) {
  const { isInMemory } = useSaved()
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 pt-2 text-base text-soft">
      <span className="min-w-40 flex-1">{isAlone && !isInMemory ? said.staysHere : said.exampleNotCounted}</span>
      <Button onClick={() => void removeExample()} className="shrink-0">
        {said.removeTheExample}
      </Button>
    </p>
  )
}
