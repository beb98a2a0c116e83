'use client'

import { compareTitle, compareTitleAbout, rulesTitle } from '@/lib/messages/compiled/referee/lookup'
import { Compare } from './compare'
import { RulesScreen } from './rules-screen'

/** The page that compares two games. */
export function ComparePage() {
  return (
    <RulesScreen title={compareTitle} back={{ href: '/rules/', label: rulesTitle }}>
      <p className="mt-3 text-lg text-soft">{compareTitleAbout}</p>
      <Compare />
    </RulesScreen>
  )
}
