import { nothingToPay, settlementTitle } from '@/lib/messages/compiled/app/evening'
import type { Settled } from './report'

/** The list of payments that settle an evening, as few as possible. */
export const SettlementList = ({ settled: { lines, note } }: { readonly settled: Settled }) => (
  <section aria-labelledby="settlement" className="pt-5">
    <h2 id="settlement" className="pb-1 text-xl heading">
      {settlementTitle}
    </h2>
    {lines.length === 0 ? (
      <p className="text-base text-soft">{nothingToPay}</p>
    ) : (
      <ul className="border-t border-rule">
        {lines.map((line) => (
          <li
            key={line}
            className="flex min-h-12 items-center border-b border-rule py-1.5 text-lg leading-snug [overflow-wrap:anywhere]"
          >
            {line}
          </li>
        ))}
      </ul>
    )}
    {note === null ? null : <p className="pt-1 text-sm text-soft">{note}</p>}
  </section>
)
