import { highlightsTitle } from '@/lib/messages/compiled/app/after-evening'
import type { Highlight } from './report'

/**
 * The highlights of an evening: who is first, the best hand, the most bates and the best comeback. Shows nothing before there is
 * any.
 */
export function HighlightList({ highlights }: { readonly highlights: readonly Highlight[] }) {
  if (highlights.length === 0) return null
  return (
    <section aria-labelledby="highlights" className="pt-5">
      <h2 id="highlights" className="pb-1 text-xl heading">
        {highlightsTitle}
      </h2>
      <dl className="border-t border-rule">
        {highlights.map(({ of, label, names, fact }) => (
          <div key={of} className="border-b border-rule py-2 leading-snug sm:flex sm:items-baseline sm:gap-x-4">
            <dt className="shrink-0 text-sm text-soft sm:w-40">{label}</dt>
            <dd className="min-w-0 flex-1">
              <span translate="no" className="pe-1 text-lg font-semibold [overflow-wrap:anywhere]">
                {names}
              </span>{' '}
              <span className="text-base text-soft">{fact}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
