import { useRef, useState } from 'react'
import { useWork } from '@/components/together/use-work'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { textsIn } from '@/lib/core/row'
import { likenessIn, type PersonKeyOf } from '@/lib/engine/table/alike'
import { LENGTHS, enteredName } from '@/lib/format/clean-text'
import { useDirectory } from '@/lib/hooks/use-directory'
import { useTyped } from '@/lib/hooks/use-typed'
import * as said from '@/lib/messages/compiled/app/club'
import { nameQuestion, nameRefusal } from '@/lib/text/terms/likeness'
import { addPair, renamePair, setHere } from '@/lib/together/actions/club'
import type { Pair } from '@/lib/together/club/club-night'
import { pairText } from '@/lib/together/words/club'
import type { ClubNightProps } from './club-night-props'
import { sizeOfPair } from './pair-names'

type PairsProps = Pick<ClubNightProps, 'record' | 'clubNight'>

/** The list of pairs that play and of those that have gone home. */
export function Pairs({ record, clubNight }: PairsProps) {
  const size = sizeOfPair(clubNight)
  return (
    <section className="grid gap-4">
      <NewPair record={record} clubNight={clubNight} />
      {clubNight.pairs.length === 0 ? (
        <p className="text-base text-soft">{said.pairsNone({ players: size })}</p>
      ) : (
        <ol className="border-t border-rule">
          {clubNight.pairs.map((pair) => (
            <PairOf key={pair.id} record={record} clubNight={clubNight} pair={pair} size={size} />
          ))}
        </ol>
      )}
    </section>
  )
}

interface PairOfProps extends PairsProps {
  readonly pair: Pair
  readonly size: 1 | 2
}

function PairOf(props: PairOfProps) {
  const { record, pair } = props
  const [isRenaming, setRenaming] = useState(false)
  if (isRenaming) return <Rename {...props} onEnd={() => setRenaming(false)} />
  const name = pairText(pair)
  return (
    <li className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 border-b border-rule py-1">
      <span className="min-w-0 flex-1 text-lg [overflow-wrap:anywhere]">
        <span translate="no">{name}</span>
        {pair.here ? null : <span className="block text-base text-soft">{said.hasGone}</span>}
      </span>
      <Button look="plain" aria-label={said.renames({ pair: name })} onClick={() => setRenaming(true)}>
        {said.rename}
      </Button>
      <Button
        look="plain"
        aria-label={(pair.here ? said.goesHome : said.comesBack)({ pair: name })}
        onClick={() => void setHere(record.id, pair, !pair.here)}
      >
        {pair.here ? said.goes : said.returns}
      </Button>
    </li>
  )
}

/** The form that corrects the names of a pair. */
function Rename({ record, clubNight, pair, size, onEnd }: PairOfProps & { readonly onEnd: () => void }) {
  const { keyOf } = useDirectory()
  const [names, setNames, forget] = useTyped(`pair ${record.id} ${pair.id}`, pair.players, namesTyped)
  const { run, hasFailed } = useWork()
  const players = names.slice(0, size).map((name) => enteredName(name))
  const others = playersOf(clubNight.pairs.filter(({ id }) => id !== pair.id))
  const end = () => {
    forget()
    onEnd()
  }
  const save = async () => {
    const saved = await renamePair(record.id, pair, players)
    if (saved.ok) end()
    return saved
  }
  return (
    <li className="border-b border-rule py-3">
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void run(save)
        }}
      >
        <NameFields names={names} others={others} size={size} onNames={setNames} />
        <p className="text-base text-soft">{said.renameAbout}</p>
        {hasFailed ? <Notice tone="wrong">{said.notDone}</Notice> : null}
        <div className="grid grid-cols-2 gap-2 cramped:grid-cols-1">
          <Button onClick={end}>{said.keepOpen}</Button>
          <Button type="submit" disabled={!areOwn(players, others, keyOf)}>
            {said.savePairName}
          </Button>
        </div>
      </form>
    </li>
  )
}

const playersOf = (pairs: readonly Pair[]): readonly string[] => pairs.flatMap(({ players }) => players)

/** Tells whether each player has a name that no one else has at this club night. The draw can put any two pairs at one table. */
const areOwn = (players: readonly string[], others: readonly string[], keyOf: PersonKeyOf): boolean =>
  players.every(
    (name, place) => name !== '' && likenessIn([...players, ...others], place, name, keyOf)?.kind !== 'same',
  )

interface NameFieldsProps {
  readonly names: readonly string[]
  /** The players of the other pairs. */
  readonly others: readonly string[]
  readonly size: 1 | 2
  readonly onNames: (names: readonly string[]) => void
}

function NameFields({ names, others, size, onNames }: NameFieldsProps) {
  const { keyOf } = useDirectory()
  const all = [...names.slice(0, size).map((name) => enteredName(name)), ...others]
  const field = (label: string, at: number) => {
    const name = all[at] ?? ''
    const found = likenessIn(all, at, name, keyOf)
    return (
      <Field
        label={label}
        value={names[at] ?? ''}
        maxLength={LENGTHS.player}
        autoComplete="off"
        onChange={(event) => onNames(names.map((one, index) => (index === at ? event.target.value : one)))}
        error={nameRefusal(name, found, said.nameTaken)}
        question={nameQuestion(name, found)}
      />
    )
  }
  return (
    <div className="grid gap-3 spread:grid-cols-2">
      {field(size === 1 ? said.playerName : said.firstPlayer, 0)}
      {size === 1 ? null : field(said.secondPlayer, 1)}
    </div>
  )
}

const NO_NAMES: readonly string[] = ['', '']

/** Reads the names of a pair that was being typed; `null` if they are none. */
function namesTyped(kept: unknown): readonly string[] | null {
  const names = textsIn(kept)
  return names.length === 0 ? null : names
}

function NewPair({ record, clubNight }: PairsProps) {
  const size = sizeOfPair(clubNight)
  const { keyOf } = useDirectory()
  const [names, setNames] = useTyped(`pair ${record.id}`, NO_NAMES, namesTyped)
  const [hasFailed, setFailed] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const players = names.slice(0, size).map((name) => enteredName(name))
  const others = playersOf(clubNight.pairs)
  const add = async () => {
    // The next pair can be typed immediately; names that could not be saved are put back.
    setNames(NO_NAMES)
    form.current?.querySelector('input')?.focus()
    const added = await addPair(record, clubNight, players).catch(() => null)
    setFailed(added?.ok !== true)
    if (added?.ok !== true) setNames(names)
  }
  return (
    <form
      ref={form}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <NameFields names={names} others={others} size={size} onNames={setNames} />
      {hasFailed ? <Notice tone="wrong">{said.notDone}</Notice> : null}
      <Button type="submit" disabled={!areOwn(players, others, keyOf)}>
        {said.addPair({ players: size })}
      </Button>
    </form>
  )
}
