import { X } from 'lucide'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { MOST_PAIRS } from '@/lib/contest/contest'
import { likenessIn } from '@/lib/engine/table/alike'
import { LENGTHS, enteredName } from '@/lib/format/clean-text'
import { useTypedText } from '@/lib/hooks/use-typed'
import { addPair } from '@/lib/messages/compiled/app/club'
import { mostPairs, pairExample, pairNames, pairTaken, removePair } from '@/lib/messages/compiled/app/contest'
import { nameQuestion, nameRefusal } from '@/lib/text/terms/likeness'

interface AddPairProps {
  /** The key of what is typed here. */
  readonly typedKey: string
  readonly pairs: readonly string[]
  readonly onAdd: (pair: string) => void
}

/** The field for the names of another pair; shows nothing if no more pairs can play. */
export function AddPair({ typedKey, pairs, onAdd }: AddPairProps) {
  const [text, setText] = useTypedText(typedKey)
  const name = enteredName(text, LENGTHS.rules)
  const found = likenessIn(pairs, null, name)
  if (pairs.length >= MOST_PAIRS) return <p className="text-base text-soft">{mostPairs({ count: MOST_PAIRS })}</p>
  return (
    <form
      className="flex flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (name === '' || found?.kind === 'same') return
        onAdd(name)
        setText('')
      }}
    >
      <div className="min-w-0 flex-[1_1_12rem]">
        <Field
          label={pairNames}
          value={text}
          placeholder={pairExample}
          most={LENGTHS.rules}
          maxLength={LENGTHS.rules}
          autoComplete="off"
          autoCapitalize="words"
          onChange={(event) => setText(event.target.value)}
          error={nameRefusal(name, found, pairTaken)}
          question={nameQuestion(name, found)}
        />
      </div>
      <Button type="submit" className="mt-7 min-h-12! cramped:mt-0">
        {addPair({ players: 2 })}
      </Button>
    </form>
  )
}

interface PairListProps {
  readonly pairs: readonly string[]
  readonly onPairs: (pairs: readonly string[]) => void
}

/** The pairs of a contest that has not begun. */
export const PairList = ({ pairs, onPairs }: PairListProps) => (
  <ol className="empty:hidden">
    {pairs.map((pair, place) => (
      <li key={pair} className="flex min-h-12 items-center gap-3 border-b border-rule first:border-t">
        <span translate="no" className="num w-6 shrink-0 text-end text-soft">
          {place + 1}
        </span>
        <span translate="no" className="min-w-0 flex-1 text-lg [overflow-wrap:anywhere]">
          {pair}
        </span>
        <Button
          look="plain"
          aria-label={removePair({ pair })}
          onClick={() => onPairs(pairs.filter((other) => other !== pair))}
        >
          <Icon of={X} />
        </Button>
      </li>
    ))}
  </ol>
)
