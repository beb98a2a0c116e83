import { useState } from 'react'
import { canShare, copyText, share } from '@/components/share/hand-over'
import { Button } from '@/components/ui/button'
import { personStandings } from '@/lib/contest/person-standings'
import { isPlayedFor, settle } from '@/lib/contest/stakes'
import {
  nothingToPay,
  oneOfThem,
  paysTo,
  sendSettlement,
  settlementCopied,
  settlementTitle,
  wonOf,
} from '@/lib/messages/compiled/app/evening'
import { dateFormat } from '@/lib/messages/formats'
import type { FoundEvening } from '@/lib/storage/evenings/read-evening'
import { money } from './money'

/** The fewest payments that settle an evening, also as text to send; nothing where no stakes are set. */
export function Settlement({ evening }: { readonly evening: FoundEvening }) {
  const [isCopied, setCopied] = useState(false)
  const { playedFor, plan, games } = evening
  const { currency } = playedFor
  if (!isPlayedFor(playedFor)) return null
  const counted = games.map((game) => game.counted)
  const { payments, unevenCents } = settle(playedFor, plan.people, counted)
  const lines = payments.map(({ from, to, amount }) => paysTo({ from, to, amount: money(amount, currency) }))
  const day = dateFormat({ dateStyle: 'medium' }).format(games[0]?.record.createdAt ?? 0)
  const standings = personStandings(plan.people, counted).map(({ names, won, games: played }) =>
    wonOf({ name: names[0] ?? '', won, games: played }),
  )
  const text = [day, ...standings, ...lines].join('\n')
  const send = async () => {
    if (canShare()) await share({ text })
    else setCopied(await copyText(text))
  }
  return (
    <section aria-labelledby="settlement" className="pt-5">
      <h2 id="settlement" className="pb-1 text-xl heading">
        {settlementTitle}
      </h2>
      {lines.length === 0 ? (
        <p className="text-base text-soft">{nothingToPay}</p>
      ) : (
        <ul className="border-t border-rule">
          {lines.map((line) => (
            <li key={line} className="flex min-h-12 items-center border-b border-rule text-lg">
              {line}
            </li>
          ))}
        </ul>
      )}
      {unevenCents === 0 ? null : (
        <p className="pt-1 text-sm text-soft">{oneOfThem({ amount: money(unevenCents, currency) })}</p>
      )}
      <div className="pt-3">
        <Button onClick={() => void send()}>{isCopied ? settlementCopied : sendSettlement}</Button>
      </div>
    </section>
  )
}
