import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { changePlan, deletePair } from '@/lib/actions/contest'
import { withoutPair } from '@/lib/contest/changes'
import type { ContestPlan } from '@/lib/contest/contest'
import { likenessIn } from '@/lib/engine/table/alike'
import { LENGTHS, enteredName } from '@/lib/format/clean-text'
import { useTypedText } from '@/lib/hooks/use-typed'
import * as said from '@/lib/messages/compiled/app/club'
import { deletePair as deletePairSaid, pairNames, pairTaken } from '@/lib/messages/compiled/app/contest'
import type { Stored } from '@/lib/storage'
import type { StoredContest } from '@/lib/storage/evenings/contests'
import { nameQuestion, nameRefusal } from '@/lib/text/terms/likeness'
import { pairName } from './contest-games'
import { AddPair } from './pair-list'

interface PairsDialogProps {
  readonly contest: StoredContest
  readonly onWrite: (work: Promise<Stored<null>>) => void
  readonly onClose: () => void
}

/**
 * The dialog for the pairs of a contest: correct names, delete a pair that has not played, leave a pair out of the next rounds, and
 * add a pair that comes late.
 */
export function PairsDialog({ contest, onWrite, onClose }: PairsDialogProps) {
  const { id, plan } = contest
  const change = (next: (before: ContestPlan) => ContestPlan) => onWrite(changePlan(id, next))
  return (
    <Dialog title={said.partPairs({ players: 2 })} onClose={onClose}>
      <div className="grid gap-4">
        <ol className="border-t border-rule">
          {plan.pairs.map((_, pair) => (
            <PairOf
              key={pair}
              id={id}
              plan={plan}
              pair={pair}
              onChange={change}
              onDelete={canDelete(contest, pair) ? (name) => onWrite(deletePair(id, name)) : null}
            />
          ))}
        </ol>
        <AddPair
          typedKey={`pair ${id}`}
          pairs={plan.pairs}
          onAdd={(name) => change((before) => ({ ...before, pairs: [...before.pairs, name] }))}
        />
      </div>
    </Dialog>
  )
}

/** Tells whether a pair has not played, in a contest that can be read whole. */
const canDelete = (contest: StoredContest, pair: number): boolean =>
  contest.unread.length === 0 && withoutPair(contest, pair) !== null

interface PairOfProps {
  /** The id of the contest. */
  readonly id: string
  readonly plan: ContestPlan
  readonly pair: number
  readonly onChange: (change: (before: ContestPlan) => ContestPlan) => void
  /** Called with the name of the pair; `null` if it has played. */
  readonly onDelete: ((name: string) => void) | null
}

function PairOf({ id, plan, pair, onChange, onDelete }: PairOfProps) {
  const [isRenaming, setRenaming] = useState(false)
  const name = pairName(plan, pair)
  const isHere = !plan.away.includes(pair)
  if (isRenaming)
    return (
      <Rename
        typedKey={`pair ${id} ${pair}`}
        pairs={plan.pairs}
        pair={pair}
        onEnd={() => setRenaming(false)}
        onDelete={onDelete}
        onName={(text) => onChange((before) => ({ ...before, pairs: before.pairs.with(pair, text) }))}
      />
    )
  return (
    <li className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 border-b border-rule py-1">
      <span className="min-w-0 flex-[1_1_8rem] text-lg leading-tight [overflow-wrap:anywhere]">
        <span translate="no">{name}</span>
        {isHere ? null : <span className="block text-base text-soft">{said.hasGone}</span>}
      </span>
      <span className="ms-auto flex">
        <Button look="plain" aria-label={said.renames({ pair: name })} onClick={() => setRenaming(true)}>
          {said.rename}
        </Button>
        <Button
          look="plain"
          aria-label={(isHere ? said.goesHome : said.comesBack)({ pair: name })}
          onClick={() => onChange((before) => ({ ...before, away: withOut(before.away, pair, isHere) }))}
        >
          {isHere ? said.goes : said.returns}
        </Button>
      </span>
    </li>
  )
}

const withOut = (away: readonly number[], pair: number, isOut: boolean): readonly number[] => [
  ...away.filter((other) => other !== pair),
  ...(isOut ? [pair] : []),
]

interface RenameProps {
  /** The key of what is typed here. */
  readonly typedKey: string
  readonly pairs: readonly string[]
  readonly pair: number
  readonly onName: (name: string) => void
  readonly onEnd: () => void
  /** Called with the name of the pair; `null` if it has played. */
  readonly onDelete: ((name: string) => void) | null
}

/** The form that corrects a name, which changes in every round, or deletes the pair. */
function Rename({ typedKey, pairs, pair, onName, onEnd, onDelete }: RenameProps) {
  const before = pairs[pair] ?? ''
  const [text, setText, forget] = useTypedText(typedKey, before)
  const name = enteredName(text, LENGTHS.rules)
  const found = likenessIn(pairs, pair, name)
  const canSave = name !== '' && found?.kind !== 'same'
  const end = () => {
    forget()
    onEnd()
  }
  return (
    <li className="border-b border-rule py-3">
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!canSave) return
          onName(name)
          end()
        }}
      >
        <Field
          label={pairNames}
          value={text}
          maxLength={LENGTHS.rules}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          error={nameRefusal(name, found, pairTaken)}
          question={nameQuestion(name, found)}
        />
        <div className="grid grid-cols-2 gap-2 cramped:grid-cols-1">
          <Button onClick={end}>{said.keepOpen}</Button>
          <Button type="submit" disabled={!canSave}>
            {said.savePairName}
          </Button>
          {onDelete === null ? null : (
            <Button
              look="grave"
              className="col-span-full [overflow-wrap:anywhere]"
              onClick={() => {
                onDelete(before)
                end()
              }}
            >
              {deletePairSaid({ pair: before })}
            </Button>
          )}
        </div>
      </form>
    </li>
  )
}
