import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import type { Evening } from '@/lib/club/evening'
import { LENGTHS } from '@/lib/format/clean-text'
import { addPair, setHere } from '@/lib/hooks/use-club'
import type { EveningRecord } from '@/lib/hooks/use-club'
import {
  addPair as addLabel,
  comesBack,
  firstPlayer,
  goes,
  goesHome,
  hasGone,
  notDone,
  pairsNone,
  playerName,
  returns,
  secondPlayer,
} from '@/lib/messages/compiled/app/club'
import { pairText } from '@/lib/text/screens/club'
import { sizeOfPair } from './pair-names'

interface PairsProps {
  readonly record: EveningRecord
  readonly evening: Evening
}

/** Who plays, and who has gone home. */
export function Pairs({ record, evening }: PairsProps) {
  const size = sizeOfPair(evening)
  return (
    <section className="grid gap-4">
      <NewPair record={record} evening={evening} />
      {evening.pairs.length === 0 ? (
        <p className="text-base text-soft">{pairsNone({ players: size })}</p>
      ) : (
        <ol className="border-t border-rule">
          {evening.pairs.map((pair) => (
            <li
              key={pair.id}
              className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 border-b border-rule py-1"
            >
              <span className="min-w-0 flex-1 text-lg [overflow-wrap:anywhere]">
                {pairText(pair)}
                {pair.here ? null : <span className="block text-base text-soft">{hasGone}</span>}
              </span>
              <Button
                look="plain"
                aria-label={(pair.here ? goesHome : comesBack)({ pair: pairText(pair) })}
                onClick={() => void setHere(record.id, pair, !pair.here)}
              >
                {pair.here ? goes : returns}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function NewPair({ record, evening }: PairsProps) {
  const size = sizeOfPair(evening)
  const [names, setNames] = useState<readonly string[]>(['', ''])
  const [hasFailed, setFailed] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const players = names.slice(0, size).map((name) => name.trim())
  const add = async () => {
    // The next may be typed at once; what could not be saved stands there again.
    setNames(['', ''])
    form.current?.querySelector('input')?.focus()
    const added = await addPair(record, evening, players).catch(() => null)
    setFailed(added?.ok !== true)
    if (added?.ok !== true) setNames(names)
  }
  const field = (label: string, at: number) => (
    <Field
      label={label}
      value={names[at] ?? ''}
      maxLength={LENGTHS.player}
      autoComplete="off"
      onChange={(event) => setNames(names.map((name, index) => (index === at ? event.target.value : name)))}
    />
  )
  return (
    <form
      ref={form}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <div className="grid gap-3 spread:grid-cols-2">
        {field(size === 1 ? playerName : firstPlayer, 0)}
        {size === 1 ? null : field(secondPlayer, 1)}
      </div>
      {hasFailed ? <Notice tone="wrong">{notDone}</Notice> : null}
      <Button type="submit" disabled={players.includes('')}>
        {addLabel({ players: size })}
      </Button>
    </form>
  )
}
