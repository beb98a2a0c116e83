import { agree, type Agreement } from '@/lib/rulesets/variants/agree'
import { KeepRules } from './keep-rules'
import { OptionFolds } from './option-folds'

interface OtherRulesProps {
  readonly agreement: Agreement
  readonly onAgreement: (agreement: Agreement) => void
}

/** Every rule of the table, and a name to keep them under. */
export function OtherRules({ agreement, onAgreement }: OtherRulesProps) {
  const { rules, clashes } = agree(agreement)
  return (
    <>
      <OptionFolds agreement={agreement} onAgreement={onAgreement} />
      <div className="ps-3">{clashes.length === 0 ? <KeepRules base={agreement.base} rules={rules} /> : null}</div>
    </>
  )
}
