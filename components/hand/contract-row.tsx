import { trumpsAt } from '@/components/cards/suit-order'
import { Chip } from '@/components/ui/chip'
import { Choice } from '@/components/ui/choice'
import { useInView } from '@/components/ui/use-in-view'
import { MULTIPLIERS } from '@/lib/engine/table/hand'
import type { Multiplier } from '@/lib/engine/table/hand'
import { TRUMP_NAMES } from '@/lib/text/en/terms/cards'
import type { Table } from '@/lib/text/table'
import { ON_BIG, ON_BIG_KEY, STAKE_NAMES, stakeKey, STAKES, TRUMPS } from '@/lib/text/en/screens/form'
import type { Draft } from './draft'
import { chooseMultiplier, chooseTrump, toggleBig } from './draft-moves'
import { hasStakes } from './form-rows'
import { TrumpFace } from '../cards/trump-face'

interface ContractRowProps {
  readonly table: Table
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

interface AskedProps {
  readonly isAsked?: boolean
}

/** The trumps of a hand by themselves, where the taker is chosen by name. */
export function ContractRow({ table, draft, onDraft, isAsked = false }: ContractRowProps & AskedProps) {
  const trumps = trumpsAt(table.rules)
  const place = useInView<HTMLDivElement>(isAsked, isAsked)
  return (
    <div ref={place}>
      <Choice
        label={TRUMPS}
        value={draft.trump}
        onChoose={(trump) => onDraft(chooseTrump(draft, trump))}
        className="trump-row"
        optionClassName=""
        options={trumps.map((trump) => ({
          value: trump,
          label: TRUMP_NAMES[trump],
          face: <TrumpFace trump={trump} />,
        }))}
      />
    </div>
  )
}

/** Doubles and big: only what these rules have. */
export function StakesRow({ table, draft, onDraft }: ContractRowProps) {
  const { rules } = table
  if (!hasStakes(rules)) return null
  const levels = MULTIPLIERS.filter((level): level is Exclude<Multiplier, 1> => level > 1 && level <= rules.doubling)
  return (
    <div role="group" aria-label={STAKES} className="flex flex-wrap gap-1.5">
      {levels.map((level) => (
        <Chip
          key={level}
          on={draft.multiplier === level}
          label={STAKE_NAMES[level]}
          onToggle={() => onDraft(chooseMultiplier(draft, level))}
          className="flex-auto px-1"
        >
          {stakeKey(table, level)}
        </Chip>
      ))}
      {rules.big === 'allowed' ? (
        <Chip on={draft.big} label={ON_BIG} onToggle={() => onDraft(toggleBig(draft))} className="flex-auto px-1">
          {ON_BIG_KEY}
        </Chip>
      ) : null}
    </div>
  )
}
