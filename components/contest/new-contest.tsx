import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { contestHref, CONTESTS_HREF } from '@/components/addresses/contest-address'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import { RadioList } from '@/components/ui/radio-list'
import { Screen } from '@/components/ui/screen'
import { startContest } from '@/lib/actions/contest'
import {
  FEWEST_PAIRS,
  LONGEST_ROUND,
  OPPONENTS,
  ROUND_ENDS,
  type ContestPlan,
  type RoundEnds,
} from '@/lib/contest/contest'
import { MOST_ROUND_POINTS } from '@/lib/contest/counted'
import { RANKINGS } from '@/lib/contest/standings'
import { LENGTHS } from '@/lib/format/clean-text'
import { countsName, partPairs, standingsGoBy } from '@/lib/messages/compiled/app/club'
import {
  contestCap,
  contestDefault,
  contestMore,
  contestName,
  contestTitle,
  contestUnopposed,
  contestUnopposedAbout,
  newContest,
  numberWrong,
  opponentsAbout,
  opponentsLabel,
  opponentsName,
  pairsNeeded,
  roundEnds,
  roundEndsBy,
  startContest as startKey,
} from '@/lib/messages/compiled/app/contest'
import type { StorageProblem } from '@/lib/storage'
import { shortDay } from '@/lib/text/terms/days'
import { AddPair, PairList } from './pair-list'
import { wholeNumber } from './whole-number'

/** A contest as it is being set up: numbers as they are typed. */
interface Typed extends Pick<ContestPlan, 'name' | 'pairs' | 'ends' | 'opponents' | 'counts'> {
  readonly deals: string
  readonly minutes: string
  readonly cap: string
  readonly unopposed: string
}

const USUAL: Typed = {
  name: '',
  pairs: [],
  ends: 'deals',
  deals: '12',
  minutes: '40',
  opponents: 'draw',
  counts: 'points',
  cap: '',
  unopposed: '0',
}

/** Returns the contest that was typed; `null` while something is missing or wrong. */
function planIn(typed: Typed, fallback: string): Omit<ContestPlan, 'at' | 'away'> | null {
  const { name, pairs, ends, opponents, counts } = typed
  const length = lengthIn(typed, ends)
  const cap = wholeNumber(typed.cap, 1, MOST_ROUND_POINTS)
  const unopposed = wholeNumber(typed.unopposed, 0, MOST_ROUND_POINTS)
  if (pairs.length < FEWEST_PAIRS || length === null || unopposed === null) return null
  if (cap === null && typed.cap.trim() !== '') return null
  return { name: name.trim() || fallback, pairs, ends, length, opponents, counts, cap, unopposed }
}

const lengthIn = (typed: Typed, ends: RoundEnds): number | null => wholeNumber(typed[ends], 1, LONGEST_ROUND[ends])

/** The form for a contest, and the key that starts it. */
export function NewContest() {
  const router = useRouter()
  const [typed, setTyped] = useState(USUAL)
  const [isStarting, setStarting] = useState(false)
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const [now] = useState(() => Date.now())
  const fallback = contestDefault({ day: shortDay(now) })
  const plan = planIn(typed, fallback)
  const needed = FEWEST_PAIRS - typed.pairs.length
  const change = (changes: Partial<Typed>) => setTyped((before) => ({ ...before, ...changes }))

  async function start() {
    if (plan === null || isStarting) return
    setStarting(true)
    const started = await startContest(plan)
    if (started.ok) return router.replace(contestHref(started.value))
    setProblem(started.error)
    setStarting(false)
  }

  return (
    <Screen
      title={newContest}
      back={{ href: CONTESTS_HREF, label: contestTitle }}
      foot={
        <>
          {problem === null ? null : <StorageNotice problem={problem} className="mb-3" />}
          {needed > 0 ? <p className="pb-2 text-base text-soft">{pairsNeeded({ count: needed })}</p> : null}
          <Button look="main" className="w-full" disabled={plan === null || isStarting} onClick={() => void start()}>
            {startKey}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <section className="grid gap-3">
          <h2 className="text-lg font-semibold">{partPairs({ players: 2 })}</h2>
          <PairList pairs={typed.pairs} onPairs={(pairs) => change({ pairs })} />
          <AddPair pairs={typed.pairs} onAdd={(pair) => change({ pairs: [...typed.pairs, pair] })} />
        </section>
        <RoundLength typed={typed} onTyped={change} />
        <RadioList
          label={opponentsLabel}
          value={typed.opponents}
          onChoose={(opponents) => change({ opponents })}
          options={OPPONENTS.map((way) => ({
            value: way,
            label: opponentsName({ way }),
            note: opponentsAbout({ way }),
          }))}
        />
        <fieldset className="min-w-0">
          <legend className="pb-2 text-lg font-semibold">{standingsGoBy}</legend>
          <Choice
            look="cell"
            label={standingsGoBy}
            value={typed.counts}
            onChoose={(counts) => change({ counts })}
            options={RANKINGS.map((counts) => ({ value: counts, label: countsName({ counts }) }))}
          />
        </fieldset>
        <Field
          label={contestName}
          value={typed.name}
          placeholder={fallback}
          maxLength={LENGTHS.rules}
          autoComplete="off"
          onChange={(event) => change({ name: event.target.value })}
        />
        <More typed={typed} onTyped={change} />
      </div>
    </Screen>
  )
}

interface PartProps {
  readonly typed: Typed
  readonly onTyped: (changes: Partial<Typed>) => void
}

function RoundLength({ typed, onTyped }: PartProps) {
  const { ends } = typed
  const isWrong = lengthIn(typed, ends) === null
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="pb-2 text-lg font-semibold">{roundEnds}</legend>
      <Choice
        look="cell"
        label={roundEnds}
        value={ends}
        onChoose={(value) => onTyped({ ends: value })}
        options={ROUND_ENDS.map((by) => ({ value: by, label: roundEndsBy({ by }) }))}
      />
      <Field
        label={roundEndsBy({ by: ends })}
        value={typed[ends]}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => onTyped({ [ends]: event.target.value })}
        error={isWrong ? numberWrong({ least: 1, most: LONGEST_ROUND[ends] }) : null}
      />
    </fieldset>
  )
}

function More({ typed, onTyped }: PartProps) {
  const { cap, unopposed } = typed
  const isWrongCap = cap.trim() !== '' && wholeNumber(cap, 1, MOST_ROUND_POINTS) === null
  return (
    <Fold title={contestMore}>
      <div className="grid gap-4">
        <Field
          label={contestCap}
          value={cap}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => onTyped({ cap: event.target.value })}
          error={isWrongCap ? numberWrong({ least: 1, most: MOST_ROUND_POINTS }) : null}
        />
        <Field
          label={contestUnopposed}
          description={contestUnopposedAbout}
          value={unopposed}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => onTyped({ unopposed: event.target.value })}
          error={
            wholeNumber(unopposed, 0, MOST_ROUND_POINTS) === null
              ? numberWrong({ least: 0, most: MOST_ROUND_POINTS })
              : null
          }
        />
      </div>
    </Fold>
  )
}
