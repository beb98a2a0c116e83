import { Compare } from './compare'
import { RuleLink } from './rule-link'
import { RulesScreen } from './rules-screen'

/** Two games side by side. */
export function ComparePage() {
  return (
    <RulesScreen back={{ href: '/rules/', label: 'Rules' }}>
      <h1 className="mt-5 text-[1.75rem] leading-tight font-bold sm:text-3xl">Compare two games</h1>
      <p className="mt-2 text-lg text-soft">Only what they answer differently.</p>
      <Compare />
      <noscript>
        <p className="mt-4 text-lg">
          Comparing needs scripts. Each question of the <RuleLink href="/rules/">rules</RuleLink> shows what every game
          answers.
        </p>
      </noscript>
    </RulesScreen>
  )
}
