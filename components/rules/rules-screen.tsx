import type { ReactNode } from 'react'
import { BackLink } from './back-link'
import type { Back } from './back-link'
import { RuleSearch } from './rule-search'

interface RulesScreenProps {
  readonly back: Back
  /** Where in the lookup this page stands. */
  readonly aside?: string
  readonly children: ReactNode
}

/** A page of the lookup: the way back, the line to type on, and something to read. */
export function RulesScreen({ back, aside, children }: RulesScreenProps) {
  return (
    <div className="safe mx-auto flex min-h-dvh max-w-2xl flex-col">
      <header className="flex min-h-13 items-center justify-between gap-3 px-3 print:hidden">
        <BackLink {...back} />
        {aside === undefined ? null : <p className="pr-1 text-right text-base text-soft">{aside}</p>}
      </header>
      <main className="flex-1 px-4 pb-10">
        <RuleSearch>{children}</RuleSearch>
      </main>
    </div>
  )
}
