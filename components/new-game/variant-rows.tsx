import { CheckRow } from '@/components/ui/check-row'
import type { OptionName } from '@/lib/engine/table/options'
import { variantBarred, variantsNone } from '@/lib/messages/compiled/app/setup'
import { variantCharacter } from '@/lib/messages/compiled/rules/variantCharacter'
import { variantName } from '@/lib/messages/compiled/rules/variantName'
import { conflictOf, toggleVariant, type Agreement, type VariantConflict } from '@/lib/rulesets/variants/agree'
import { variantsOf, type Variant } from '@/lib/rulesets/variants/variants'
import { optionName } from '@/lib/text/options/names'
import { OPTION_GROUPS } from './option-groups'

interface VariantRowsProps {
  readonly agreement: Agreement
  readonly onAgreement: (agreement: Agreement) => void
}

/**
 * The options settled before the score is written: the pack, the deal, the choice of trumps and the play of the cards.
 */
const UNWRITTEN: readonly OptionName[] = OPTION_GROUPS.filter(({ part }) => ['pack', 'trumps', 'play'].includes(part))
  .flatMap(({ options }) => options)
  .filter((option) => !['pack', 'big', 'doubling', 'revoke'].includes(option))

/** Returns the named variants of a game that can change what is written on its sheet. */
export const scoringVariants = (base: Agreement['base']): readonly Variant[] =>
  variantsOf(base).filter(({ changes }) =>
    Object.keys(changes).some((option) => !UNWRITTEN.some((unwritten) => unwritten === option)),
  )

/** The named variants of a game, each with a checkbox. A variant that contradicts a chosen one cannot be added. */
export function VariantRows({ agreement, onAgreement }: VariantRowsProps) {
  return (
    <ul className="[&>li:last-child>label]:border-b-0">
      {scoringVariants(agreement.base).map((variant) => (
        <li key={variant.id}>
          <VariantRow variant={variant} agreement={agreement} onAgreement={onAgreement} />
        </li>
      ))}
    </ul>
  )
}

/** One named variant, with a checkbox. */
export function VariantRow({ variant, agreement, onAgreement }: VariantRowsProps & { readonly variant: Variant }) {
  const bar = conflictOf(agreement, variant)
  return (
    <CheckRow
      label={variantName[variant.id]}
      note={variantCharacter[variant.id]}
      on={agreement.variants.includes(variant.id)}
      onToggle={() => onAgreement(toggleVariant(agreement, variant))}
      barred={bar === null ? null : barSentence(bar)}
    />
  )
}

/** Returns which variants are played, in words. */
export function variantsAside({ base, variants }: Agreement): string {
  const offered = scoringVariants(base)
  const names = offered.filter(({ id }) => variants.includes(id)).map(({ id }) => variantName[id])
  return names.length > 0 ? names.join(' · ') : variantsNone
}

const barSentence = ({ by, option }: VariantConflict): string =>
  variantBarred({ name: variantName[by.id], question: optionName(option) })
