import { RuleSetPick } from '@/components/history/rule-set-pick'
import { CheckRow } from '@/components/ui/check-row'
import { Choice } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { Pick } from '@/components/ui/pick'
import { useEverybody } from '@/lib/hooks/use-people'
import type { PartyLine } from '@/lib/storage'
import type { HistoryFilter, HistoryResult } from '@/lib/storage/history-filter'
import {
  ANY_GAME,
  ANYBODY,
  GAME_PICK,
  PAIRS,
  PLAYER_OR_PAIR,
  PLAYERS,
  ARCHIVED_GAMES,
  RESULT,
  TEXT_FIELD,
} from '@/lib/text/en/screens/history'
import { list } from '@/lib/text/en/terms/grammar'

interface FiltersProps {
  readonly filter: HistoryFilter
  readonly onFilter: (filter: HistoryFilter) => void
}

/** What can be asked of anybody’s games, and of those of somebody. */
const OF_ANYBODY: readonly HistoryResult[] = ['any', 'finished', 'unfinished']
const OF_SOMEBODY: readonly HistoryResult[] = ['any', 'won', 'lost', 'unfinished']

/** Which games to show. Whoever has played is offered, alone and as pairs. */
export function HistoryFilters({ filter, onFilter }: FiltersProps) {
  const everybody = useEverybody(null)
  const { people, pairs, bases } = everybody.state === 'ready' ? everybody.value : { people: [], pairs: [], bases: [] }
  const change = (part: Partial<HistoryFilter>) => onFilter({ ...filter, ...part })
  const who = filter.people.join('\n')
  const results = filter.people.length === 0 ? OF_ANYBODY : OF_SOMEBODY
  const known = [...people, ...pairs].some((line) => keyOf(line) === who)
  return (
    <div className="grid gap-3">
      <Pick
        label={PLAYER_OR_PAIR}
        value={who}
        onPick={(value) => change({ people: value === '' ? [] : value.split('\n'), result: 'any' })}
      >
        <option value="">{ANYBODY}</option>
        {known || who === '' ? null : <option value={who}>{list(filter.people)}</option>}
        <Parties label={PLAYERS} lines={people} />
        <Parties label={PAIRS} lines={pairs} />
      </Pick>
      <RuleSetPick
        label={GAME_PICK}
        any={ANY_GAME}
        bases={bases}
        value={filter.base}
        onPick={(base) => change({ base })}
      />
      <Choice
        label={RESULT.title}
        value={filter.result}
        onChoose={(result) => change({ result })}
        className="flex flex-wrap gap-1.5"
        optionClassName="grow px-3"
        options={results.map((value) => ({ value, label: RESULT.values[value] }))}
      />
      <Field
        label={TEXT_FIELD}
        type="search"
        value={filter.text}
        autoComplete="off"
        onChange={(event) => change({ text: event.target.value })}
      />
      <CheckRow
        label={ARCHIVED_GAMES}
        on={filter.shelf === 'archived'}
        onToggle={() => change({ shelf: filter.shelf === 'archived' ? 'listed' : 'archived' })}
      />
    </div>
  )
}

const keyOf = ({ people }: PartyLine): string => people.map(({ key }) => key).join('\n')

function Parties({ label, lines }: { readonly label: string; readonly lines: readonly PartyLine[] }) {
  if (lines.length === 0) return null
  return (
    <optgroup label={label}>
      {lines.map((line) => (
        <option key={keyOf(line)} value={keyOf(line)}>
          {list(line.people.map(({ name }) => name))}
        </option>
      ))}
    </optgroup>
  )
}
