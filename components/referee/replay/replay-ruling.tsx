'use client'

import { useState } from 'react'
import { trumpsAt } from '@/components/cards/suit-order'
import { Button } from '@/components/ui/button'
import { Chip, STRIP } from '@/components/ui/chip'
import { Choice } from '@/components/ui/choice'
import { Fold } from '@/components/ui/fold'
import { handSize } from '@/lib/engine/table/deck'
import { fromEldest } from '@/lib/engine/table/seats'
import { askedTrumps, askedWhoDealt, askedWhoTook } from '@/lib/messages/compiled/referee/asked'
import * as said from '@/lib/messages/compiled/referee/replay'
import { chooseSentence } from '@/lib/text/referee/choose'
import { dealtAndTook, partLabel } from '@/lib/text/screens/referee-replay'
import type { RulingProps } from '../parts/at-table'
import { SeatChoice, TrumpChoice } from '../parts/choices'
import { keptState } from '../parts/kept-state'
import { Asks } from '../parts/ruled'
import { StakeFields } from '../parts/stake-fields'
import { dealOf, emptyRecording, missingOfReplay, type ReplayProps } from './replay-deal'
import { ReplayDeclared } from './replay-declared'
import { ReplayHands } from './replay-hands'
import { ReplayResult } from './replay-result'
import { ReplayTricks } from './replay-tricks'
import { ReplayWritten } from './replay-written'
import { useRecording } from './use-recording'

const PART_ORDER = ['tricks', 'hands', 'declared', 'result'] as const

const usePart = keptState<(typeof PART_ORDER)[number]>(() => 'tricks')

/** The ruling on a whole deal that is recorded trick by trick and checked for mistakes. */
export function ReplayRuling({ at }: RulingProps) {
  const { recording, set, forget } = useRecording(at)
  if (recording === null) return <p role="status">{said.replayLoads}</p>
  return <Replay at={at} recording={recording} onRecording={set} onSaved={forget} />
}

function Replay({ at, recording, onRecording, onSaved }: ReplayProps & { readonly onSaved: () => void }) {
  const { table, game } = at
  const { rules } = table
  const [part, setPart] = usePart(at)
  const [isChanging, setChanging] = useState(false)
  const deal = dealOf(rules, recording)
  const props = { at, recording, onRecording }
  return (
    <>
      {deal === null || isChanging ? <Contract {...props} /> : null}
      {deal === null ? null : (
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 pb-3 text-base">
          <p className="min-w-60 flex-1">{dealtAndTook(table, deal)}</p>
          <div className="flex flex-1 gap-1.5">
            <Button className="flex-1 whitespace-nowrap" onClick={() => setChanging(!isChanging)}>
              {isChanging ? said.replayChangeDone : said.replayChange}
            </Button>
            <Button
              className="flex-1 whitespace-nowrap"
              onClick={() => onRecording(emptyRecording(game?.standing.dealer ?? null))}
            >
              {said.replayNew}
            </Button>
          </div>
        </div>
      )}
      {deal === null ? (
        <Asks>{chooseSentence(missingOfReplay(rules, recording))}</Asks>
      ) : (
        <>
          <Choice
            label={said.replayPart}
            value={part}
            onChoose={setPart}
            className={`${STRIP} mb-3`}
            options={PART_ORDER.map((value) => ({ value, label: partLabel(value) }))}
          />
          {part === 'tricks' ? (
            <>
              <ReplayTricks {...props} deal={deal} />
              <Fold title={said.replayAsText} aside={said.replayAsTextAbout}>
                <ReplayWritten {...props} deal={deal} />
              </Fold>
            </>
          ) : null}
          {part === 'hands' ? <ReplayHands {...props} order={fromEldest(rules, deal.dealer)} /> : null}
          {part === 'declared' ? <ReplayDeclared {...props} deal={deal} /> : null}
          {part === 'result' ? <ReplayResult at={at} deal={deal} tricks={handSize(rules)} onSaved={onSaved} /> : null}
        </>
      )}
    </>
  )
}

function Contract({ at, recording, onRecording }: ReplayProps) {
  const { table } = at
  const { rules } = table
  return (
    <>
      <SeatChoice
        table={table}
        ask={askedWhoDealt}
        seat={recording.dealer}
        onChoose={(dealer) => onRecording({ ...recording, dealer })}
      />
      <SeatChoice
        table={table}
        ask={askedWhoTook}
        seat={recording.taker}
        onChoose={(taker) => onRecording({ ...recording, taker })}
      />
      <TrumpChoice
        ask={askedTrumps}
        trumps={trumpsAt(rules)}
        trump={recording.trump}
        onChoose={(trump) => onRecording({ ...recording, trump })}
      />
      <StakeFields
        table={table}
        bid={recording.bid}
        onBid={(bid) => onRecording({ ...recording, bid })}
        multiplier={recording.multiplier}
        onMultiplier={(multiplier) => onRecording({ ...recording, multiplier })}
      />
      {rules.big === 'no' ? null : (
        <div className="pb-3">
          <Chip
            on={recording.big}
            label={said.replayTakenOnBig}
            onToggle={() => onRecording({ ...recording, big: !recording.big })}
            className="w-full"
          >
            {said.replayOnBig}
          </Chip>
        </div>
      )}
    </>
  )
}
