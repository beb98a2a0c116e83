import { trumpsAt } from '@/components/cards/suit-order'
import { Chip } from '@/components/ui/chip'
import { Choice } from '@/components/ui/choice'
import { useInView } from '@/components/ui/use-in-view'
import { multipliersOf, type Rules } from '@/lib/engine/table/options'
import { onBigKey, stakesPart, trumpsPart } from '@/lib/messages/compiled/table/hand-form'
import { stakeKey } from '@/lib/text/screens/form'
import type { Table } from '@/lib/text/table'
import { trumpName } from '@/lib/text/terms/cards'
import { TrumpFace } from '../cards/trump-face'
import type { Draft, Way } from './draft'
import { chooseMultiplier, chooseTrump, toggleBig } from './draft-moves'

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
        label={trumpsPart}
        value={draft.trump}
        onChoose={(trump) => onDraft(chooseTrump(draft, trump))}
        className="trump-row"
        optionClassName=""
        options={trumps.map((trump) => ({
          value: trump,
          label: trumpName(trump),
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
  const levels = multipliersOf(rules).filter((level) => level !== 1)
  return (
    <div role="group" aria-label={stakesPart} className="flex flex-wrap gap-1.5">
      {levels.map((level) => (
        <Chip
          key={level}
          on={draft.multiplier === level}
          label={stakeKey(table, level)}
          onToggle={() => onDraft(chooseMultiplier(draft, level))}
          className="flex-auto px-1"
        >
          {stakeKey(table, level)}
        </Chip>
      ))}
      {rules.big === 'allowed' ? (
        <Chip on={draft.big} label={onBigKey} onToggle={() => onDraft(toggleBig(draft))} className="flex-auto px-1">
          {onBigKey}
        </Chip>
      ) : null}
    </div>
  )
}

/** How many rows of keys the form of these rules has above its figures: the room they need decides how large all keys are. */
export function rowsOf(rules: Rules, way: Way): number {
  const stakes = hasStakes(rules) ? 1 : 0
  if (way === 'totals') return 1 + stakes + (rules.scoring === 'match-points' ? 1 : 0)
  return stakes + (rules.players === 4 ? 5 : 2 * rules.players)
}

/** Whether a hand of these rules can count more than once. */
export const hasStakes = (rules: Rules): boolean => rules.doubling > 1 || rules.big === 'allowed'
