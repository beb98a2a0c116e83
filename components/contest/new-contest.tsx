import { useState } from 'react'
import { contestHref, CONTESTS_HREF } from '@/components/addresses/contest-address'
import { useScreens } from '@/components/addresses/use-screens'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { RadioList } from '@/components/ui/radio-list'
import { Screen } from '@/components/ui/screen'
import { startContest } from '@/lib/actions/contest'
import { FEWEST_PAIRS, MOST_PAIRS, OPPONENTS, type ContestPlan } from '@/lib/contest/contest'
import { RANKINGS } from '@/lib/contest/standings'
import { isRow, textsIn } from '@/lib/core/row'
import { enteredName, LENGTHS } from '@/lib/format/clean-text'
import { useTyped } from '@/lib/hooks/use-typed'
import { countsName, partPairs, standingsGoBy } from '@/lib/messages/compiled/app/club'
import * as said from '@/lib/messages/compiled/app/contest'
import type { StorageProblem } from '@/lib/storage'
import { shortDay } from '@/lib/text/terms/days'
import { countingIn, CountingFields, USUAL_COUNTING, type TypedCounting } from './counting-fields'
import { AddPair, PairList } from './pair-list'
import { lengthIn, lengthTyped, RoundLengthFields, USUAL_LENGTH, type TypedLength } from './round-length'

/** A contest as it is being set up, with the numbers as typed. */
interface Typed extends TypedCounting, TypedLength, Pick<ContestPlan, 'name' | 'pairs' | 'opponents' | 'counts'> {}

const USUAL: Typed = {
  ...USUAL_COUNTING,
  ...USUAL_LENGTH,
  name: '',
  pairs: [],
  opponents: 'draw',
  counts: 'points',
}

/** Reads a contest that was being set up; `null` if it is none. */
export function contestTyped(kept: unknown): Typed | null {
  if (!isRow(kept)) return null
  const text = (key: 'name' | 'cap' | 'unopposed') => (typeof kept[key] === 'string' ? kept[key] : USUAL[key])
  return {
    name: text('name'),
    pairs: textsIn(kept['pairs']).slice(0, MOST_PAIRS),
    ...(lengthTyped(kept) ?? USUAL_LENGTH),
    opponents: OPPONENTS.find((way) => way === kept['opponents']) ?? USUAL.opponents,
    counts: RANKINGS.find((counts) => counts === kept['counts']) ?? USUAL.counts,
    cap: text('cap'),
    unopposed: text('unopposed'),
  }
}

/** Returns the contest that was entered; `null` if something is missing or wrong. */
function planIn(typed: Typed, fallback: string): Omit<ContestPlan, 'at' | 'away'> | null {
  const { name, pairs, opponents, counts } = typed
  const length = lengthIn(typed)
  const counting = countingIn(typed)
  if (pairs.length < FEWEST_PAIRS || length === null || counting === null) return null
  return {
    name: enteredName(name, LENGTHS.rules) || fallback,
    pairs,
    ...length,
    opponents,
    counts,
    ...counting,
  }
}

/** The form for a contest, with the button that starts it. */
export function NewContest() {
  const screens = useScreens()
  const [typed, setTyped, forget] = useTyped('contest', USUAL, contestTyped)
  const [isStarting, setStarting] = useState(false)
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const [now] = useState(() => Date.now())
  const fallback = said.contestDefault({ day: shortDay(now) })
  const plan = planIn(typed, fallback)
  const needed = FEWEST_PAIRS - typed.pairs.length
  const change = (changes: Partial<Typed>) => setTyped((before) => ({ ...before, ...changes }))

  async function start() {
    if (plan === null || isStarting) return
    setStarting(true)
    const started = await startContest(plan)
    if (started.ok) {
      forget()
      return screens.replace(contestHref(started.value))
    }
    setProblem(started.error)
    setStarting(false)
  }

  return (
    <Screen
      title={said.newContest}
      back={{ href: CONTESTS_HREF, label: said.contestTitle }}
      foot={
        <>
          {problem === null ? null : <StorageNotice problem={problem} className="mb-3" />}
          {needed > 0 ? <p className="pb-2 text-base text-soft">{said.pairsNeeded({ count: needed })}</p> : null}
          <Button look="main" className="w-full" disabled={plan === null || isStarting} onClick={() => void start()}>
            {said.startContest}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <section className="grid gap-3">
          <h2 className="text-lg font-semibold">{partPairs({ players: 2 })}</h2>
          <PairList pairs={typed.pairs} onPairs={(pairs) => change({ pairs })} />
          <AddPair typedKey="pair" pairs={typed.pairs} onAdd={(pair) => change({ pairs: [...typed.pairs, pair] })} />
        </section>
        <fieldset className="min-w-0">
          <legend className="pb-2 text-lg font-semibold">{said.roundEnds}</legend>
          <RoundLengthFields typed={typed} onTyped={change} />
        </fieldset>
        <RadioList
          label={said.opponentsLabel}
          value={typed.opponents}
          onChoose={(opponents) => change({ opponents })}
          options={OPPONENTS.map((way) => ({
            value: way,
            label: said.opponentsName({ way }),
            note: said.opponentsAbout({ way }),
          }))}
        />
        <fieldset className="min-w-0">
          <legend className="pb-2 text-lg font-semibold">{standingsGoBy}</legend>
          <Choice
            label={standingsGoBy}
            value={typed.counts}
            onChoose={(counts) => change({ counts })}
            options={RANKINGS.map((counts) => ({ value: counts, label: countsName({ counts }) }))}
          />
        </fieldset>
        <Field
          label={said.contestName}
          value={typed.name}
          placeholder={fallback}
          maxLength={LENGTHS.rules}
          autoComplete="off"
          onChange={(event) => change({ name: event.target.value })}
        />
        <CountingFields typed={typed} onTyped={change} />
      </div>
    </Screen>
  )
}
