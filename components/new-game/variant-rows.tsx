import { CheckRow } from '@/components/ui/check-row'
import { variantBarred, variantsOffered } from '@/lib/messages/compiled/app/setup'
import { variantCharacter } from '@/lib/messages/compiled/rules/variantCharacter'
import { variantName } from '@/lib/messages/compiled/rules/variantName'
import { barOf, toggleVariant, type Agreement, type Barred } from '@/lib/rulesets/variants/agree'
import { variantsOf } from '@/lib/rulesets/variants/variants'
import { optionName } from '@/lib/text/options/names'
import { sourceText } from '@/lib/text/rules/source'

interface VariantRowsProps {
  readonly agreement: Agreement
  readonly onAgreement: (agreement: Agreement) => void
}

/** The named variants of a game, taken or left. One that says otherwise than another cannot join it. */
export function VariantRows({ agreement, onAgreement }: VariantRowsProps) {
  return (
    <ul className="border-t border-rule [&>li:last-child>label]:border-b-0">
      {variantsOf(agreement.base).map((variant) => {
        const bar = barOf(agreement, variant)
        return (
          <li key={variant.id}>
            <CheckRow
              label={variantName[variant.id]}
              note={
                <>
                  <span>{variantCharacter[variant.id]}</span>{' '}
                  <span className="text-sm">{`(${sourceText(variant.source)})`}</span>
                </>
              }
              on={agreement.variants.includes(variant.id)}
              onToggle={() => onAgreement(toggleVariant(agreement, variant))}
              barred={bar === null ? null : barSentence(bar)}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** Which of them are played, while they are folded away. */
export function variantsAside({ base, variants }: Agreement): string {
  const offered = variantsOf(base)
  const names = offered.filter(({ id }) => variants.includes(id)).map(({ id }) => variantName[id])
  return names.length > 0 ? names.join(' · ') : variantsOffered({ count: offered.length })
}

const barSentence = ({ by, option }: Barred): string =>
  variantBarred({ name: variantName[by.id], question: optionName(option) })
