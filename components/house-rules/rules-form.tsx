import { OptionFields, type OptionFormProps } from '@/components/new-game/option-field'
import { OptionFolds } from '@/components/new-game/option-folds'
import { variantsAside, VariantRows } from '@/components/new-game/variant-rows'
import { Fold } from '@/components/ui/fold'
import { Notice } from '@/components/ui/notice'
import {
  namedVariants,
  whereTablesDiffer,
  everythingElse,
  everythingElseAside,
} from '@/lib/messages/compiled/app/house-rules'
import { rulesClash } from '@/lib/messages/compiled/app/setup'
import { agree } from '@/lib/rulesets/variants/agree'
import { DISPUTED } from '@/lib/rulesets/variants/disputed'
import { variantsOf } from '@/lib/rulesets/variants/variants'
import { optionLine } from '@/lib/text/options/values'
import { clashSentence } from '@/lib/text/problems/clash'
import { withThatGoes } from '@/lib/text/screens/setup'

type RulesFormProps = Pick<OptionFormProps, 'agreement' | 'onAgreement'>

/** The questions that tables argue about, each with what every source says; then the named variants, then all the rest. */
export function RulesForm({ agreement, onAgreement }: RulesFormProps) {
  const form = { agreement, onAgreement, sources: 'every' } as const
  const disputed = DISPUTED[agreement.base]
  const agreed = agree(agreement)
  const { rules, followed, clashes } = agreed
  return (
    <>
      <section>
        <h2 className="pt-6 text-xl heading">{whereTablesDiffer}</h2>
        <OptionFields options={disputed} agreed={agreed} {...form} />
      </section>
      <section className="pt-8">
        {variantsOf(agreement.base).length === 0 ? null : (
          <Fold title={namedVariants} aside={variantsAside(agreement)}>
            <VariantRows agreement={agreement} onAgreement={onAgreement} />
          </Fold>
        )}
        <Fold title={everythingElse} aside={everythingElseAside}>
          <OptionFolds except={disputed} {...form} />
        </Fold>
      </section>
      {followed.length === 0 ? null : (
        <Notice tone="word" className="mt-4">
          {withThatGoes(followed.map((option) => optionLine(option, rules[option], rules.scoring)))}
        </Notice>
      )}
      {clashes.length === 0 ? null : (
        <Notice tone="wrong" className="mt-4">
          {rulesClash({ why: clashes.map((clash) => clashSentence(rules, clash)).join(' ') })}
        </Notice>
      )}
    </>
  )
}
