'use client'

import { CheckRow } from '@/components/ui/check-row'
import { Choice } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { Pick } from '@/components/ui/pick'
import { useEverybody } from '@/lib/hooks/use-people'
import type { PartyLine } from '@/lib/storage'
import type { HistoryFilter, HistoryResult } from '@/lib/storage/history-filter'
import { list } from '@/lib/text/en/grammar'
import { RULE_SET_NAMES } from '@/lib/text/en/rule-sets'

interface FiltersProps {
  readonly filter: HistoryFilter
  readonly onFilter: (filter: HistoryFilter) => void
}

const ANYBODY: readonly { readonly value: HistoryResult; readonly label: string }[] = [
  { value: 'any', label: 'All' },
  { value: 'finished', label: 'Finished' },
  { value: 'unfinished', label: 'Not finished' },
]

const SOMEBODY: typeof ANYBODY = [
  { value: 'any', label: 'All' },
  { value: 'won', label: 'Won' },
  { value: 'lost', label: 'Lost' },
  { value: 'unfinished', label: 'Not finished' },
]

/** Which games to show. Whoever has played is offered, alone and as pairs. */
export function HistoryFilters({ filter, onFilter }: FiltersProps) {
  const everybody = useEverybody(null)
  const { people, pairs, bases } = everybody.state === 'ready' ? everybody.value : { people: [], pairs: [], bases: [] }
  const change = (part: Partial<HistoryFilter>) => onFilter({ ...filter, ...part })
  const who = filter.people.join('\n')
  const known = [...people, ...pairs].some((line) => keyOf(line) === who)
  return (
    <div className="grid gap-3">
      <Pick
        label="Player or pair"
        value={who}
        onPick={(value) => change({ people: value === '' ? [] : value.split('\n'), result: 'any' })}
      >
        <option value="">Anybody</option>
        {known || who === '' ? null : <option value={who}>{filter.people.join(' and ')}</option>}
        <Parties label="Players" lines={people} />
        <Parties label="Pairs" lines={pairs} />
      </Pick>
      <Pick label="Game" value={filter.base ?? ''} onPick={(value) => change({ base: value === '' ? null : value })}>
        <option value="">Any</option>
        {Object.entries(RULE_SET_NAMES)
          .filter(([id]) => bases.includes(id) || id === filter.base)
          .map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </Pick>
      <Choice
        label="Result"
        value={filter.result}
        onChoose={(result) => change({ result })}
        className="flex flex-wrap gap-1.5"
        optionClassName="grow px-3"
        options={filter.people.length === 0 ? ANYBODY : SOMEBODY}
      />
      <Field
        label="Text in the note, a name, or the name of the rules"
        type="search"
        value={filter.text}
        autoComplete="off"
        onChange={(event) => change({ text: event.target.value })}
      />
      <CheckRow
        label="Games that were put away"
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
