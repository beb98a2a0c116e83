import { useState } from 'react'
import { StorageNotice } from '@/components/storage/storage-notice'
import { CheckRow } from '@/components/ui/check-row'
import { savePaid } from '@/lib/actions/evening'
import { settlementTick, settlementTitle } from '@/lib/messages/compiled/app/evening'
import type { StorageProblem } from '@/lib/storage'
import { paymentText, type Settled, type SettledPayment } from './report'

interface SettlementListProps {
  /** The id of the evening. */
  readonly id: string
  readonly settled: Settled
}

/** The list of payments that settle an evening, as few as possible. Each can be ticked as paid. */
export function SettlementList({ id, settled: { payments, currency, lines, note } }: SettlementListProps) {
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const toggle = (payment: SettledPayment) =>
    void savePaid(id, { payment, isPaid: !payment.isPaid, settled: payments }).then((saved) =>
      setProblem(saved.ok ? null : saved.error),
    )
  return (
    <section aria-labelledby="settlement" className="pt-5">
      <h2 id="settlement" className="pb-1 text-xl heading">
        {settlementTitle}
      </h2>
      {problem === null ? null : <StorageNotice problem={problem} className="mb-3" />}
      {payments.length === 0 ? (
        <p className="text-base text-soft">{lines.join(' ')}</p>
      ) : (
        <>
          <p className="pb-1 text-sm text-soft">{settlementTick}</p>
          <ul className="border-t border-rule [overflow-wrap:anywhere]">
            {payments.map((payment) => (
              <li key={`${payment.from} ${payment.to}`}>
                <CheckRow label={paymentText(payment, currency)} on={payment.isPaid} onToggle={() => toggle(payment)} />
              </li>
            ))}
          </ul>
        </>
      )}
      {note === null ? null : <p className="pt-1 text-sm text-soft">{note}</p>}
    </section>
  )
}
