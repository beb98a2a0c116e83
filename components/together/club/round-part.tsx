import { useState } from 'react'
import { RoundChoice } from '@/components/contest/round-choice'
import { AskTwice } from '@/components/together/ask-twice'
import { useWork, type RunWork } from '@/components/together/use-work'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { RadioList } from '@/components/ui/radio-list'
import * as said from '@/lib/messages/compiled/app/club'
import { closeRound, drawLate, drawNextRound, takeBack, changeRoundClock } from '@/lib/together/actions/club'
import { lastClubRound, UNFINISHED, type Round, type Unfinished } from '@/lib/together/club/club-night'
import { pairWithBye, canTakeBack, lateGameCount, latePairs, unsettled } from '@/lib/together/club/organiser'
import { AbsentPairs } from './absent-pairs'
import { ClubClock } from './club-clock'
import type { ClubNightProps } from './club-night-props'
import { Games } from './games'
import { nameOfPair } from './pair-names'

/** The rounds of a club night, with the buttons that draw the next round, close the current one or take it back. */
export function RoundPart({ record, clubNight, here }: ClubNightProps) {
  const { run, isBusy, hasFailed } = useWork()
  const [chosen, setChosen] = useState<number | null>(null)
  const last = lastClubRound(clubNight)
  const shown = clubNight.rounds.find(({ number }) => number === chosen) ?? last
  return (
    <section className="grid gap-4">
      {hasFailed ? <Notice tone="wrong">{said.notDone}</Notice> : null}
      {last === null || last.closed !== null ? (
        <Draw record={record} clubNight={clubNight} here={here} isBusy={isBusy} onRun={run} />
      ) : null}
      {shown === null ? (
        <p className="text-base text-soft">{said.roundNone}</p>
      ) : (
        <>
          <RoundsBy clubNight={clubNight} shown={shown} onShow={setChosen} />
          {shown === last ? (
            <ClubClock
              clubNight={clubNight}
              results={here.results}
              onAct={(round, act) => void run(() => changeRoundClock(record.id, round, act))}
            />
          ) : null}
          <Games clubNight={clubNight} round={shown} results={here.results} />
          <AbsentPairs key={shown.number} record={record} clubNight={clubNight} round={shown} />
        </>
      )}
      {last === null || last.closed !== null || shown !== last ? null : (
        <>
          <Late record={record} clubNight={clubNight} isBusy={isBusy} onRun={run} />
          <Close key={last.number} round={last} record={record} here={here} isBusy={isBusy} onRun={run} />
          <TakeBack key={last.draws[0]} round={last} record={record} clubNight={clubNight} here={here} />
        </>
      )}
    </section>
  )
}

interface Running {
  readonly isBusy: boolean
  readonly onRun: RunWork
}

function Draw({ record, clubNight, here, isBusy, onRun }: ClubNightProps & Running) {
  const number = (lastClubRound(clubNight)?.number ?? 0) + 1
  const isEnough = clubNight.pairs.filter((pair) => pair.here).length >= 2
  return (
    <div className="grid gap-2">
      <Button
        look="main"
        disabled={!isEnough || isBusy}
        onClick={() => void onRun(() => drawNextRound(record, clubNight, here.results))}
      >
        {number === 1 ? said.drawFirst : said.drawNext({ round: number })}
      </Button>
      {isEnough ? null : <p className="text-base text-soft">{said.needTwo}</p>}
    </div>
  )
}

interface RoundsByProps extends Pick<ClubNightProps, 'clubNight'> {
  readonly shown: Round
  readonly onShow: (number: number) => void
}

function RoundsBy({ clubNight, shown, onShow }: RoundsByProps) {
  return (
    <div className="grid gap-2">
      <RoundChoice rounds={clubNight.rounds} shown={shown.number} onShow={onShow} />
      <h2 className="flex flex-wrap justify-between gap-x-3 text-lg font-semibold">
        <span>{said.roundNumber({ round: shown.number })}</span>
        {shown.closed === null ? null : <span className="text-base font-normal text-soft">{said.roundClosed}</span>}
      </h2>
    </div>
  )
}

function Late({ record, clubNight, isBusy, onRun }: Omit<ClubNightProps, 'here'> & Running) {
  const late = latePairs(clubNight)
  if (late.length === 0) return null
  const games = lateGameCount(clubNight)
  const alone = pairWithBye(clubNight)
  return (
    <Notice
      tone="word"
      action={
        games === 0 ? null : (
          <Button disabled={isBusy} onClick={() => void onRun(() => drawLate(record, clubNight))}>
            {said.drawLate}
          </Button>
        )
      }
    >
      {late.length === 1 && alone !== null
        ? said.lateBesideBye({ pair: nameOfPair(clubNight, alone) })
        : said.lateAbout({ count: late.length })}
    </Notice>
  )
}

function Close({
  round,
  record,
  here,
  isBusy,
  onRun,
}: { readonly round: Round } & Pick<ClubNightProps, 'record' | 'here'> & Running) {
  const [isAsking, setAsking] = useState(false)
  const [unfinished, setUnfinished] = useState<Unfinished>('stands')
  const { number } = round
  if (!isAsking) return <Button onClick={() => setAsking(true)}>{said.closeRoundAsk({ round: number })}</Button>
  const open = unsettled(round.games, here.results)
  const hasUnfinished = open.some(({ id }) => here.results.get(id)?.over !== true)
  return (
    <div className="grid gap-3 rounded-xl border border-edge p-3">
      <p className="text-base">{said.roundCloseAbout({ count: open.length })}</p>
      {hasUnfinished ? (
        <RadioList
          label={said.unfinishedGames}
          value={unfinished}
          onChoose={setUnfinished}
          options={UNFINISHED.map((value) => ({
            value,
            label: said.unfinishedName({ unfinished: value }),
            note: said.unfinishedAbout({ unfinished: value }),
          }))}
        />
      ) : null}
      <div className="grid grid-cols-2 gap-2 cramped:grid-cols-1">
        <Button onClick={() => setAsking(false)}>{said.keepOpen}</Button>
        <Button
          look="grave"
          disabled={isBusy}
          onClick={() => void onRun(() => closeRound(record.id, number, unfinished))}
        >
          {said.closeRound({ round: number })}
        </Button>
      </div>
    </div>
  )
}

/** The button that takes back a round. It is shown only while the relay is connected and has no hand of the round. */
function TakeBack({ round, record, clubNight, here }: { readonly round: Round } & ClubNightProps) {
  const { number } = round
  if (here.now.phase !== 'together' || !canTakeBack(clubNight, round, here.results)) return null
  return (
    <AskTwice
      ask={said.takeBackAsk({ round: number })}
      about={said.takeBackAbout}
      does={said.takeBack({ round: number })}
      failed={said.notDone}
      onDo={async () => (await takeBack(record.id, number)).ok}
    />
  )
}
