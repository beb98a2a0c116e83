'use client'

import { Marked } from '@/components/ui/marked'
import {
  compareTitle,
  compareTitleAbout,
  compareTitleNeedsScripts,
  rulesTitle,
} from '@/lib/messages/compiled/referee/lookup'
import { Compare } from './compare'
import { RuleLink } from './rule-link'
import { RulesScreen } from './rules-screen'

/** The page that compares two games. */
export function ComparePage() {
  return (
    <RulesScreen title={compareTitle} back={{ href: '/rules/', label: rulesTitle }}>
      <p className="mt-3 text-lg text-soft">{compareTitleAbout}</p>
      <Compare />
      <noscript>
        <p className="mt-4 text-lg">
          <Marked
            text={compareTitleNeedsScripts}
            marks={{ link: (words) => <RuleLink href="/rules/">{words}</RuleLink> }}
          />
        </p>
      </noscript>
    </RulesScreen>
  )
}
