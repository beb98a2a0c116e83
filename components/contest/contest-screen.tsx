import { Trophy } from 'lucide'
import { useState } from 'react'
import { CONTESTS_HREF } from '@/components/addresses/contest-address'
import { saveCsv } from '@/components/share/hand-over'
import { SavedMark } from '@/components/storage/saved-mark'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { ActionLink } from '@/components/ui/links'
import { ListRow } from '@/components/ui/list-row'
import { Notice } from '@/components/ui/notice'
import { Screen } from '@/components/ui/screen'
import { Waiting } from '@/components/ui/waiting'
import { drawRound, mendContest } from '@/lib/actions/contest'
import {
  contestStandings,
  lastRound,
  missingResults,
  pairsHere,
  type Contest,
  type ContestPlan,
  type ContestRound,
} from '@/lib/contest/contest'
import { useContest } from '@/lib/hooks/use-contests'
import * as said from '@/lib/messages/compiled/app/club'
import {
  contestStandingsNone,
  contestTitle,
  contestUnread,
  contestUnreadMend,
  namelessPair,
  noSuchContest,
  noSuchContestAbout,
  resultsMissing,
  roundEnds,
  roundMinutes,
} from '@/lib/messages/compiled/app/contest'
import { soManyDeals } from '@/lib/messages/compiled/table/common'
import { allOf } from '@/lib/messages/locale'
import type { Stored, StorageProblem } from '@/lib/storage'
import type { StoredContest } from '@/lib/storage/evenings/contests'
import { useSaved } from '@/lib/stores/saved-store'
import { contestName } from '@/lib/text/screens/contest'
import { contestCsv, gamesByRound, nameIn } from './contest-games'
import { DeleteContest } from './delete-contest'
import { LengthDialog } from './length-dialog'
import { OnPaper } from './on-paper'
import { PairsDialog } from './pairs-dialog'
import { RoundHere } from './round-here'
import { StandingsTable } from './standings-table'

const BACK = () => ({ href: CONTESTS_HREF, label: contestTitle })

/** The screen of a contest: the current round, the standings, and the draw of the next round. */
export function ContestScreen({ id }: { readonly id: string }) {
  const found = useContest(id)
  switch (found.state) {
    case 'loading':
      return <Waiting title={contestTitle} />
    case 'refused':
      return (
        <Screen title={contestTitle} back={BACK()}>
          <StorageNotice problem={found.problem} />
        </Screen>
      )
    case 'ready':
      return found.value === null ? <NoContest /> : <ContestHere contest={found.value} />
  }
}

const NoContest = () => (
  <Screen title={contestTitle} back={BACK()}>
    <Empty icon={Trophy} title={noSuchContest} about={noSuchContestAbout}>
      <ActionLink href={CONTESTS_HREF}>{contestTitle}</ActionLink>
    </Empty>
  </Screen>
)

function ContestHere({ contest }: { readonly contest: StoredContest }) {
  const { plan, rounds } = contest
  const [chosen, setChosen] = useState<number | null>(null)
  const [open, setOpen] = useState<'pairs' | 'length' | null>(null)
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const { mark } = useSaved()
  const last = lastRound(contest)
  const shown = rounds.find(({ number }) => number === chosen) ?? last
  const write = (work: Promise<Stored<unknown>>) => void work.then((done) => setProblem(done.ok ? null : done.error))
  const here = pairsHere(plan).length
  return (
    <Screen
      title={contestName(plan)}
      aside={lengthText(plan)}
      back={BACK()}
      tools={<SavedMark mark={mark} />}
      room="spread"
      foot={
        <Foot
          last={last}
          here={here}
          onDraw={() => {
            setChosen(null)
            write(drawRound(contest.id))
          }}
        />
      }
    >
      <div className="grid gap-x-10 gap-y-5 spread:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] print:hidden">
        {problem === null ? null : <StorageNotice problem={problem} className="spread:col-span-2" />}
        {contest.unread.length === 0 ? null : (
          <Notice
            tone="wrong"
            className="spread:col-span-2"
            action={
              <Button onClick={() => write(mendContest(contest.id, (pair) => namelessPair({ pair })))}>
                {contestUnreadMend}
              </Button>
            }
          >
            {contestUnread({ places: allOf(contest.unread) })}
          </Notice>
        )}
        {shown === null ? (
          <p className="text-base text-soft">{said.roundNone}</p>
        ) : (
          <RoundHere contest={contest} shown={shown} onShow={setChosen} onWrite={write} />
        )}
        <div className="grid content-start gap-5">
          <section>
            <h2 className="pb-1 text-xl heading">{said.partStandings}</h2>
            <Standings contest={contest} />
          </section>
          <div className="border-t border-rule">
            <ListRow
              label={said.partPairs({ players: 2 })}
              value={
                <span translate="no" className="num">
                  {here}
                </span>
              }
              onPress={() => setOpen('pairs')}
            />
            <ListRow label={roundEnds} value={lengthText(plan)} onPress={() => setOpen('length')} />
          </div>
          <div className="flex flex-wrap gap-2 *:grow">
            <Button onClick={() => saveCsv(contestName(plan), contestCsv(contest))}>{said.saveCsv}</Button>
            <Button onClick={() => window.print()}>{said.printClubNight}</Button>
            <DeleteContest contest={contest} />
          </div>
        </div>
      </div>
      <OnPaper
        name={contestName(plan)}
        standings={<Standings contest={contest} />}
        rounds={gamesByRound(contest).toReversed()}
      />
      {open === 'pairs' ? <PairsDialog contest={contest} onWrite={write} onClose={() => setOpen(null)} /> : null}
      {open === 'length' ? <LengthDialog contest={contest} onClose={() => setOpen(null)} /> : null}
    </Screen>
  )
}

const lengthText = ({ ends, length }: ContestPlan): string =>
  ends === 'deals' ? soManyDeals({ target: length }) : roundMinutes({ count: length })

function Standings({ contest }: { readonly contest: Contest }) {
  const standings = contestStandings(contest)
  if (standings.every(({ played }) => played === 0))
    return <p className="text-base text-soft">{contestStandingsNone}</p>
  return <StandingsTable standings={standings} nameOf={nameIn(contest)} counts={contest.plan.counts} players={2} />
}

interface FootProps {
  readonly last: ContestRound | null
  /** The number of pairs that play the next round. */
  readonly here: number
  readonly onDraw: () => void
}

/** The button that draws the next round; until it can be drawn, the reason why not. */
function Foot({ last, here, onDraw }: FootProps) {
  const missing = last === null ? 0 : missingResults(last)
  const waitsFor = missing > 0 ? resultsMissing({ count: missing }) : here < 2 ? said.needTwo : null
  return waitsFor === null ? (
    <Button look="main" className="w-full" onClick={onDraw}>
      {said.drawNext({ round: (last?.number ?? 0) + 1 })}
    </Button>
  ) : (
    <p role="status" className="text-base text-soft">
      {waitsFor}
    </p>
  )
}
