import { Suit } from '@/components/cards/suit'
import { trumpsAt } from '@/components/cards/suit-order'
import { Chip } from '@/components/ui/chip'
import { Choice } from '@/components/ui/choice'
import { MULTIPLIERS } from '@/lib/engine/hand'
import type { Multiplier } from '@/lib/engine/hand'
import { TRUMP_NAMES } from '@/lib/text/en/cards'
import type { Table } from '@/lib/text/table'
import { ON_BIG, ON_BIG_KEY, SHORT_TRUMPS, STAKE_NAMES, stakeKey, STAKES, TRUMPS } from '@/lib/text/en/screens/form'
import type { Draft } from './draft'
import { chooseMultiplier, chooseTrump, toggleBig } from './draft-moves'

interface ContractRowProps {
  readonly table: Table
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** The trumps of a hand by themselves, where the taker is chosen by name. */
export function ContractRow({ table, draft, onDraft }: ContractRowProps) {
  const trumps = trumpsAt(table.rules)
  const isCrowded = trumps.length > 4
  return (
    <Choice
      label={TRUMPS}
      value={draft.trump}
      onChoose={(trump) => onDraft(chooseTrump(draft, trump))}
      className="flex gap-1.5 cramped:flex-wrap"
      optionClassName="flex-1 tall:min-h-14 cramped:basis-2/5"
      options={trumps.map((trump) => ({
        value: trump,
        label: TRUMP_NAMES[trump],
        face: (
          <>
            <Suit trump={trump} className="text-2xl leading-none" />
            <span className="text-sm leading-tight tracking-tighter">
              {isCrowded ? SHORT_TRUMPS[trump] : TRUMP_NAMES[trump]}
            </span>
          </>
        ),
      }))}
    />
  )
}

/** Doubles and big: only what these rules have. */
export function StakesRow({ table, draft, onDraft }: ContractRowProps) {
  const { rules } = table
  const levels = MULTIPLIERS.filter((level): level is Exclude<Multiplier, 1> => level > 1 && level <= rules.doubling)
  if (levels.length === 0 && rules.big === 'no') return null
  return (
    <div role="group" aria-label={STAKES} className="flex gap-1.5 cramped:flex-wrap">
      {levels.map((level) => (
        <Chip
          key={level}
          on={draft.multiplier === level}
          label={STAKE_NAMES[level]}
          onToggle={() => onDraft(chooseMultiplier(draft, level))}
          className="flex-1"
        >
          {stakeKey(table, level)}
        </Chip>
      ))}
      {rules.big === 'allowed' ? (
        <Chip on={draft.big} label={ON_BIG} onToggle={() => onDraft(toggleBig(draft))} className="flex-1">
          {ON_BIG_KEY}
        </Chip>
      ) : null}
    </div>
  )
}
