import { CalendarDays } from 'lucide'
import { useState } from 'react'
import { PlanForm } from '@/components/new-game/plan-form'
import { StorageNotice } from '@/components/storage/storage-notice'
import { backHome } from '@/components/ui/back-home'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Empty } from '@/components/ui/empty'
import { lazyPart } from '@/components/ui/lazy-part'
import { ActionLink } from '@/components/ui/links'
import { ListLink, ListRow } from '@/components/ui/list-row'
import { Screen } from '@/components/ui/screen'
import { Waiting } from '@/components/ui/waiting'
import { savePlan } from '@/lib/actions/evening'
import type { NextSeats } from '@/lib/contest/next-seats'
import { isPlayedFor } from '@/lib/contest/stakes'
import { useEvening } from '@/lib/hooks/use-evening'
import { useNames } from '@/lib/hooks/use-lists'
import * as said from '@/lib/messages/compiled/app/evening'
import { partEvening } from '@/lib/messages/compiled/app/parts'
import { newGame } from '@/lib/messages/compiled/table/common'
import { dateFormat } from '@/lib/messages/formats'
import type { StorageProblem } from '@/lib/storage'
import type { FoundEvening, GameOfEvening } from '@/lib/storage/evenings/read-evening'
import { sidesText } from '@/lib/text/screens/evening'
import { figure } from '@/lib/text/terms/figure'
import { HighlightList } from './highlights'
import { proposedSeats, useStartNext } from './next-game'
import { NextGameCard } from './next-game-card'
import { Printed } from './printed'
import { reportOf } from './report'
import { SettlementList } from './settlement'
import { StakesDialog } from './stakes-dialog'
import { EveningStandings } from './standings'

const SendEvening = lazyPart(
  () => import('./send-evening').then((part) => part.SendEvening),
  () => partEvening,
  { waiting: () => <div className="min-h-32" /> },
)

/** The screen of an evening: the next game with its pairs, the standings, the highlights, and the games. */
export function EveningScreen({ id }: { readonly id: string }) {
  const found = useEvening(id)
  switch (found.state) {
    case 'loading':
      return <Waiting title={said.eveningTitle} />
    case 'refused':
      return (
        <Screen title={said.eveningTitle} back={backHome()}>
          <StorageNotice problem={found.problem} />
        </Screen>
      )
    case 'ready':
      return found.value === null ? <NoEvening /> : <Evening evening={found.value} />
  }
}

const NoEvening = () => (
  <Screen title={said.eveningTitle} back={backHome()}>
    <Empty icon={CalendarDays} title={said.noSuchEvening} about={said.noSuchEveningAbout}>
      <ActionLink href="/new">{newGame}</ActionLink>
    </Empty>
  </Screen>
)

function Evening({ evening }: { readonly evening: FoundEvening }) {
  const [draws, setDraws] = useState(0)
  const [changed, setChanged] = useState<NextSeats | null>(null)
  const [opened, setOpened] = useState<'people' | 'stakes' | null>(null)
  const { start, isBusy, problem } = useStartNext(evening)
  const proposed = proposedSeats(evening, draws)
  const next = proposed === null ? null : fitting(changed, proposed)
  const report = reportOf(evening)
  const begun = evening.games[0]?.record.createdAt ?? 0
  return (
    <Screen
      title={said.eveningTitle}
      aside={dateFormat({ dateStyle: 'medium' }).format(begun)}
      back={backHome()}
      foot={
        next === null ? undefined : (
          <>
            {problem === null ? null : <StorageNotice problem={problem} className="mb-3" />}
            <Button look="main" className="w-full" disabled={isBusy} onClick={() => start(next)}>
              {said.startNext}
            </Button>
          </>
        )
      }
    >
      <div className="print:hidden">
        {next === null ? null : (
          <NextGameCard
            next={next}
            onNext={setChanged}
            {...(evening.plan.pairing === 'lot'
              ? {
                  onDraw: () => {
                    setChanged(null)
                    setDraws(draws + 1)
                  },
                }
              : {})}
          />
        )}
        <EveningStandings evening={evening} />
        <HighlightList highlights={report.highlights} />
        {report.settlement === null ? null : <SettlementList id={evening.id} settled={report.settlement} />}
        <SendEvening evening={evening} report={report} />
        <div className="mt-4 border-t border-rule">
          <ListRow
            label={said.peopleAndPairs}
            value={said.peopleCount({ count: evening.plan.people.length })}
            onPress={() => setOpened('people')}
          />
          <ListRow
            label={said.stakesTitle}
            value={isPlayedFor(evening.playedFor) ? said.stakesOn : said.stakesOff}
            onPress={() => setOpened('stakes')}
          />
        </div>
        <Games games={evening.games} />
      </div>
      <Printed report={report} games={evening.games} />
      {opened === 'people' ? <PlanDialog evening={evening} onClose={() => setOpened(null)} /> : null}
      {opened === 'stakes' ? <StakesDialog evening={evening} onClose={() => setOpened(null)} /> : null}
    </Screen>
  )
}

/** Returns the seats changed by hand if they are still for the proposed people, otherwise the proposal. */
function fitting(changed: NextSeats | null, proposed: NextSeats): NextSeats {
  const all = ({ seats, out }: NextSeats) => [...seats, ...out].sort().join('\n')
  return changed !== null && all(changed) === all(proposed) && changed.seats.length === proposed.seats.length
    ? changed
    : proposed
}

function PlanDialog({ evening, onClose }: { readonly evening: FoundEvening; readonly onClose: () => void }) {
  const names = useNames()
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const { id, plan, games } = evening
  const players = games.at(-1)?.game.rules.players ?? 0
  const last = games.at(-1)?.place.number ?? 0
  return (
    <Dialog title={said.peopleAndPairs} onClose={onClose}>
      {problem === null ? null : <StorageNotice problem={problem} className="mb-3" />}
      <PlanForm
        typedKey={`person ${id}`}
        plan={plan}
        hasPairs={players === 4}
        hasMore={plan.people.length > players}
        seated={games.flatMap(({ next }) => (next.isPlaying ? next.names : []))}
        remembered={names.state === 'ready' ? names.value : []}
        onPlan={(next) => void savePlan(id, next, last).then((saved) => setProblem(saved.ok ? null : saved.error))}
      />
    </Dialog>
  )
}

const Games = ({ games }: { readonly games: readonly GameOfEvening[] }) => (
  <section aria-labelledby="games" className="pt-5">
    <h2 id="games" className="pb-1 text-xl heading">
      {said.eveningGames}
    </h2>
    <div className="border-t border-rule">
      {games.toReversed().map((game) => (
        <ListLink
          key={game.id}
          href={game.next.isPlaying ? `/game?id=${game.id}` : `/history/game?id=${game.id}`}
          label={
            <span translate="no" className="[overflow-wrap:anywhere]">
              {sidesText(game.next.names)}
            </span>
          }
          value={
            <span translate="no" className="num text-lg whitespace-nowrap">
              {game.next.totals.map(figure).join(' : ')}
            </span>
          }
        />
      ))}
    </div>
  </section>
)
