'use client'

import { OptionField } from '@/components/new-game/option-field'
import { OptionFolds } from '@/components/new-game/option-folds'
import { VariantRows } from '@/components/new-game/variant-rows'
import { Fold } from '@/components/ui/fold'
import { Notice } from '@/components/ui/notice'
import { variantsOf } from '@/lib/rulesets'
import { agree } from '@/lib/rulesets/agree'
import type { Agreement } from '@/lib/rulesets/agree'
import { DISPUTED } from '@/lib/rulesets/disputed'
import { clashSentence } from '@/lib/text/en/clash'
import { optionLine } from '@/lib/text/en/options'

interface RulesFormProps {
  readonly agreement: Agreement
  readonly onAgreement: (agreement: Agreement) => void
}

/** The questions that tables argue about, each with what every source says; then the named variants, then all the rest. */
export function RulesForm({ agreement, onAgreement }: RulesFormProps) {
  const agreed = agree(agreement)
  const { rules, followed, clashes } = agreed
  return (
    <>
      <section>
        <h2 className="pt-6 text-xl font-semibold">Where tables differ</h2>
        {DISPUTED[agreement.base].map((option) => (
          <OptionField
            key={option}
            option={option}
            agreement={agreement}
            agreed={agreed}
            onAgreement={onAgreement}
            sources="every"
          />
        ))}
      </section>
      <section className="pt-8">
        {variantsOf(agreement.base).length === 0 ? null : (
          <Fold title="Named variants" aside={variantsAside(agreement)}>
            <VariantRows agreement={agreement} onAgreement={onAgreement} />
          </Fold>
        )}
        <Fold title="Everything else" aside="Every question that can be settled">
          <OptionFolds
            agreement={agreement}
            onAgreement={onAgreement}
            sources="every"
            except={DISPUTED[agreement.base]}
          />
        </Fold>
      </section>
      {followed.length === 0 ? null : (
        <Notice tone="word" className="mt-4">
          With that goes: {followed.map((option) => optionLine(option, rules[option], rules.scoring)).join(' ')}
        </Notice>
      )}
      {clashes.length === 0 ? null : (
        <Notice tone="wrong" className="mt-4">
          These rules cannot be played together. {clashes.map((clash) => clashSentence(rules, clash)).join(' ')}
        </Notice>
      )}
    </>
  )
}

function variantsAside({ base, variants }: Agreement): string {
  const names = variantsOf(base).flatMap(({ id, name }) => (variants.includes(id) ? [name] : []))
  return names.length === 0 ? 'None of them' : names.join(' · ')
}
