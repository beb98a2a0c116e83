import { partyLineKey } from '@/components/addresses/party-address'
import { RuleSetPick } from '@/components/history/rule-set-pick'
import { CheckRow } from '@/components/ui/check-row'
import { Choice } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { Pick } from '@/components/ui/pick'
import { useAllFigures } from '@/lib/hooks/use-people'
import * as said from '@/lib/messages/compiled/app/history'
import { allOf } from '@/lib/messages/locale'
import type { PartyLine } from '@/lib/storage'
import type { HistoryFilter, HistoryResult } from '@/lib/storage/history/history-filter'

interface FiltersProps {
  readonly filter: HistoryFilter
  readonly onFilter: (filter: HistoryFilter) => void
}

/** The results that a filter offers for all games, and for the games of chosen players. */
const OF_ANYBODY: readonly HistoryResult[] = ['any', 'finished', 'unfinished']
const OF_SOMEBODY: readonly HistoryResult[] = ['any', 'won', 'lost', 'unfinished']

/** The filter of the history. It offers everyone who has played, alone and in pairs. */
export function HistoryFilters({ filter, onFilter }: FiltersProps) {
  const everyone = useAllFigures(null)
  const { people, pairs, bases } = everyone.state === 'ready' ? everyone.value : { people: [], pairs: [], bases: [] }
  const change = (part: Partial<HistoryFilter>) => onFilter({ ...filter, ...part })
  const who = filter.people.join('\n')
  const results = filter.people.length === 0 ? OF_ANYBODY : OF_SOMEBODY
  const known = [...people, ...pairs].some((line) => partyLineKey(line) === who)
  return (
    <div className="grid gap-3">
      <Pick
        label={said.playerOrPair}
        value={who}
        onPick={(value) => change({ people: value === '' ? [] : value.split('\n'), result: 'any' })}
      >
        <option value="">{said.anybodyAtAll}</option>
        {known || who === '' ? null : <option value={who}>{said.noSuchPlayer}</option>}
        <Parties label={said.playersTitle} lines={people} />
        <Parties label={said.pairsTitle} lines={pairs} />
      </Pick>
      <RuleSetPick
        label={said.gamePick}
        any={said.anyGame}
        bases={bases}
        value={filter.base}
        onPick={(base) => change({ base })}
      />
      <Choice
        label={said.resultTitle}
        value={filter.result}
        onChoose={(result) => change({ result })}
        options={results.map((value) => ({ value, label: said.resultValue({ result: value }) }))}
      />
      <Field
        label={said.textField}
        type="search"
        value={filter.text}
        autoComplete="off"
        onChange={(event) => change({ text: event.target.value })}
      />
      <CheckRow
        label={said.archivedGames}
        on={filter.shelf === 'archived'}
        onToggle={() => change({ shelf: filter.shelf === 'archived' ? 'listed' : 'archived' })}
      />
    </div>
  )
}

function Parties({ label, lines }: { readonly label: string; readonly lines: readonly PartyLine[] }) {
  if (lines.length === 0) return null
  return (
    <optgroup label={label}>
      {lines.map((line) => (
        <option key={partyLineKey(line)} value={partyLineKey(line)}>
          {allOf(line.people.map(({ name }) => name))}
        </option>
      ))}
    </optgroup>
  )
}
