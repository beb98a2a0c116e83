import { contestHref, NEW_CONTEST_HREF } from '@/components/addresses/contest-address'
import { StorageNotice } from '@/components/storage/storage-notice'
import { TakeBack } from '@/components/storage/take-back'
import { ActionLink } from '@/components/ui/links'
import { ListLink } from '@/components/ui/list-row'
import { Skeleton } from '@/components/ui/skeleton'
import { deletedContest, restoreContest } from '@/lib/actions/contest'
import { useContests } from '@/lib/hooks/use-contests'
import {
  contestAbout,
  contestRounds,
  contestsOfDevice,
  deleteContestDone,
  newContest,
} from '@/lib/messages/compiled/app/contest'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import { useStore } from '@/lib/stores/use-store'
import { contestName } from '@/lib/text/screens/contest'
import { shortDay } from '@/lib/text/terms/days'

/** The list of contests on this device, the newest first, with a link to a new one. */
export function ContestList() {
  return (
    <div className="grid gap-4">
      <p className="text-base">{contestAbout}</p>
      <Deleted />
      <ActionLink look="main" href={NEW_CONTEST_HREF}>
        {newContest}
      </ActionLink>
      <Contests />
    </div>
  )
}

/** A bar for the contest that was deleted last, which can undo that. */
function Deleted() {
  const deleted = useStore(deletedContest)
  if (deleted === null) return null
  return (
    <TakeBack
      said={deleteContestDone({ name: contestName(deleted) })}
      onTakeBack={() => void restoreContest()}
      onClose={() => deletedContest.set(null)}
    />
  )
}

function Contests() {
  const contests = useContests()
  if (contests.state === 'loading') return <Skeleton label={oneMoment} rows={3} />
  if (contests.state === 'refused') return <StorageNotice problem={contests.problem} />
  if (contests.value.length === 0) return null
  return (
    <section>
      <h2 className="border-b border-rule pb-1 text-base font-semibold">{contestsOfDevice}</h2>
      {contests.value.map(({ id, plan, rounds }) => (
        <ListLink
          key={id}
          href={contestHref(id)}
          label={
            <b translate="no" className="[overflow-wrap:anywhere]">
              {contestName(plan)}
            </b>
          }
          {...(plan.at === 0 || plan.name.includes(shortDay(plan.at)) ? {} : { note: shortDay(plan.at) })}
          value={contestRounds({ count: rounds })}
        />
      ))}
    </section>
  )
}
