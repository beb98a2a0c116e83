import { COMPARE_ABOUT, COMPARE_NEEDS_SCRIPTS, COMPARE_TITLE, RULES_TITLE } from '@/lib/text/en/screens/rules'
import { Compare } from './compare'
import { RuleLink } from './rule-link'
import { RulesScreen } from './rules-screen'

/** Two games side by side. */
export function ComparePage() {
  return (
    <RulesScreen back={{ href: '/rules/', label: RULES_TITLE }}>
      <h1 className="mt-5 text-[1.75rem] leading-tight font-bold sm:text-3xl">{COMPARE_TITLE}</h1>
      <p className="mt-2 text-lg text-soft">{COMPARE_ABOUT}</p>
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
