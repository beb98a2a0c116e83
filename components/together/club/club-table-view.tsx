import { useState } from 'react'
import { finishedSheetHref, gameHref } from '@/components/addresses/game-address'
import { useScreens } from '@/components/addresses/use-screens'
import { absenceText } from '@/components/contest/counted-text'
import { useWork } from '@/components/together/use-work'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import * as said from '@/lib/messages/compiled/app/club'
import { figure } from '@/lib/text/terms/figure'
import { accept, sitAtGame } from '@/lib/together/actions/club'
import {
  gamesOf,
  lastClubRound,
  type ClubGame,
  type ClubNight,
  type ClubGameResult,
} from '@/lib/together/club/club-night'
import { gameStateOf } from '@/lib/together/club/result'
import { useResultHere } from '@/lib/together/hooks/use-club'
import { useTableHere, useTableOf } from '@/lib/together/hooks/use-together'
import { ClubClock } from './club-clock'
import type { ClubNightProps } from './club-night-props'
import { Games } from './games'
import { nameOfPair } from './pair-names'
import { ClubStandings } from './standings'
import { TakeAway } from './standings-part'

interface ClubTableViewProps extends ClubNightProps {
  readonly table: number
}

/** The view of a club night for players at a table: their game, the standings and the scores of the other tables. */
export function ClubTableView({ record, clubNight, here, table }: ClubTableViewProps) {
  const round = lastClubRound(clubNight)
  const game = gamesOf(clubNight).findLast((one) => one.table === table && one.second !== null)
  return (
    <div className="grid content-start gap-5">
      <ClubClock clubNight={clubNight} results={here.results} />
      <section className="grid gap-3">
        <h2 className="text-lg font-semibold">{said.yourTable({ table })}</h2>
        {game === undefined ? (
          <p role="status" className="text-base">
            {said.tableWaits}
          </p>
        ) : (
          <OwnGame key={game.id} record={record} clubNight={clubNight} game={game} />
        )}
      </section>
      <ClubStandings clubNight={clubNight} standings={here.standings} />
      {round === null ? null : (
        <section>
          <h2 className="pb-1 text-lg font-semibold">{said.roundNumber({ round: round.number })}</h2>
          <Games clubNight={clubNight} round={round} results={here.results} />
        </section>
      )}
      <TakeAway clubNight={clubNight} here={here} />
    </div>
  )
}

function OwnGame({
  record,
  clubNight,
  game,
}: Pick<ClubTableViewProps, 'record' | 'clubNight'> & { readonly game: ClubGame }) {
  const screens = useScreens()
  const found = useResultHere(game.id)
  const result = found?.result ?? null
  const { run, hasFailed } = useWork()
  const names = [nameOfPair(clubNight, game.first), nameOfPair(clubNight, game.second ?? '')] as const
  const absence = absenceText(clubNight, game.absent, names)
  // While this page is open, this device is at the table of the game and receives its entries.
  useTableHere(useTableOf(game.id))
  const open = async () => {
    const sat = await sitAtGame(record, clubNight, game)
    if (sat.ok) screens.push(result?.over === true ? finishedSheetHref(game.id) : gameHref(game.id))
    return sat
  }
  return (
    <div className="grid gap-3 rounded-xl border border-edge bg-card p-3">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 text-lg [overflow-wrap:anywhere]">
          <span className="block">{names[0]}</span>
          <span className="block">{names[1]}</span>
        </p>
        <OwnScore result={result} />
      </div>
      {hasFailed ? <Notice tone="wrong">{said.notDone}</Notice> : null}
      <Button look={result?.over === true ? 'tool' : 'main'} onClick={() => void run(open)}>
        {said.openSheet}
      </Button>
      <p role="status" className="text-base empty:hidden">
        {absence}
      </p>
      {absence === null && found?.result.over === true ? <Accept clubNight={clubNight} game={game} {...found} /> : null}
    </div>
  )
}

function OwnScore({ result }: { readonly result: ClubGameResult | null }) {
  if (result === null) return null
  const [first = 0, second = 0] = result.totals
  return (
    <p className="text-right text-base text-soft">
      <span translate="no" className="num block text-2xl whitespace-nowrap text-ink">
        {said.gameScore({ first: figure(first), second: figure(second) })}
      </span>
      <span>{said.gameState({ state: gameStateOf(result), hands: result.played })}</span>
    </p>
  )
}

interface AcceptProps {
  readonly clubNight: ClubNight
  readonly game: ClubGame
  readonly result: ClubGameResult
  readonly digest: string
}

/** The confirmation by each side that the result is right. */
function Accept({ clubNight, game, result, digest }: AcceptProps) {
  const [problem, setProblem] = useState<string | null>(null)
  if (result.unclear) return <p className="text-base">{said.sheetDiffers}</p>
  const pairs = [game.first, game.second ?? '']
  const acceptAs = async (side: number) => {
    const done = await accept(game.id, side, digest).catch(() => null)
    setProblem(done?.ok !== true ? said.notDone : done.value === 'changed' ? said.resultChanged : null)
  }
  return (
    <div className="grid gap-2">
      <p className="text-base">{said.acceptAbout}</p>
      {problem === null ? null : <Notice tone="wrong">{problem}</Notice>}
      {pairs.map((id, side) =>
        result.accepted[side] === true ? (
          <p key={id} role="status" className="text-base font-semibold">
            {said.acceptedBy({ pair: nameOfPair(clubNight, id) })}
          </p>
        ) : (
          <Button key={id} onClick={() => void acceptAs(side)}>
            {said.acceptFor({ pair: nameOfPair(clubNight, id) })}
          </Button>
        ),
      )}
    </div>
  )
}
