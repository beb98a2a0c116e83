import { useState } from 'react'
import { ListLink } from '@/components/ui/list-row'
import { eveningTitle, peopleCount } from '@/lib/messages/compiled/app/evening'
import type { GameRecord } from '@/lib/storage'
import { planOf } from '@/lib/storage/sheet/evening-plan'
import { sessionDate } from '@/lib/storage/sheet/session-date'

/** A link to the evening of the newest game until that evening is over. Shows nothing if the game belongs to no evening. */
export function CurrentEvening({ newest }: { readonly newest: GameRecord }) {
  const [today] = useState(() => sessionDate(Date.now()))
  const plan = planOf(newest.extra)
  if (plan === null || sessionDate(newest.createdAt) !== today) return null
  return (
    <div className="mt-4 border-t border-rule">
      <ListLink
        href={`/evening?id=${plan.id}`}
        label={<b>{eveningTitle}</b>}
        value={peopleCount({ count: plan.people.length })}
      />
    </div>
  )
}
