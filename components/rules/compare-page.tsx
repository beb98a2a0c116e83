import { COMPARE_ABOUT, COMPARE_NEEDS_SCRIPTS, COMPARE_TITLE, RULES_TITLE } from '@/lib/text/en/screens/rules'
import { Compare } from './compare'
import { RuleLink } from './rule-link'
import { RulesScreen } from './rules-screen'

/** Two games side by side. */
export function ComparePage() {
  return (
    <RulesScreen title={COMPARE_TITLE} back={{ href: '/rules/', label: RULES_TITLE }}>
      <p className="mt-3 text-lg text-soft">{COMPARE_ABOUT}</p>
      <Compare />
      <noscript>
        <p className="mt-4 text-lg">
          {COMPARE_NEEDS_SCRIPTS.before}
          <RuleLink href="/rules/">{COMPARE_NEEDS_SCRIPTS.link}</RuleLink>
          {COMPARE_NEEDS_SCRIPTS.after}
        </p>
      </noscript>
    </RulesScreen>
  )
}
