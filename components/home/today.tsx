import { useState } from 'react'
import { contestHref } from '@/components/addresses/contest-address'
import { ListLink } from '@/components/ui/list-row'
import { useContests } from '@/lib/hooks/use-contests'
import { contestRounds } from '@/lib/messages/compiled/app/contest'
import { eveningTitle, peopleCount } from '@/lib/messages/compiled/app/evening'
import type { GameRecord } from '@/lib/storage'
import { planOf } from '@/lib/storage/sheet/evening-plan'
import { sessionDate } from '@/lib/storage/sheet/session-date'
import { contestName } from '@/lib/text/screens/contest'

interface TodayProps {
  /** The game created last; `null` if there is none. */
  readonly newest: GameRecord | null
}

/** Links to the evening of the newest game and to contests, until the day is over. Shows nothing if there are none of today. */
export function Today({ newest }: TodayProps) {
  const [today] = useState(() => sessionDate(Date.now()))
  const contests = useContests()
  const isToday = (at: number) => sessionDate(at) === today
  const evening = newest !== null && isToday(newest.createdAt) ? planOf(newest.extra) : null
  return (
    <div className="border-rule not-empty:mt-4 not-empty:border-t">
      {evening === null ? null : (
        <ListLink
          href={`/evening?id=${evening.id}`}
          label={<b>{eveningTitle}</b>}
          value={peopleCount({ count: evening.people.length })}
        />
      )}
      {contests.state !== 'ready'
        ? null
        : contests.value
            .filter(({ plan }) => isToday(plan.at))
            .map(({ id, plan, rounds }) => (
              <ListLink
                key={id}
                href={contestHref(id)}
                label={
                  <b translate="no" className="[overflow-wrap:anywhere]">
                    {contestName(plan)}
                  </b>
                }
                value={contestRounds({ count: rounds })}
              />
            ))}
    </div>
  )
}
