import { useRouter } from 'next/navigation'
import { clubNightHref } from '@/components/together/addresses'
import { PrivacyLink } from '@/components/together/privacy-link'
import { useWork } from '@/components/together/use-work'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import {
  askedToOrganise,
  askedToScreen,
  askedToTable,
  clubNightLeaves,
  joinClubNight as joinLabel,
  notAClubNight,
  notDone,
} from '@/lib/messages/compiled/app/club'
import { joinClubNight } from '@/lib/together/actions/club'
import { roleOfCode } from '@/lib/together/hooks/use-club'
import { DAYS_KEPT } from '@/lib/together/limits'

/** The invitation of a club night's code, with a button that joins. */
export function JoinClubNight({ code }: { readonly code: string }) {
  const router = useRouter()
  const { run, isBusy, isDone, hasFailed } = useWork()
  const seat = roleOfCode(code)
  if (seat === null) return <Notice tone="wrong">{notAClubNight}</Notice>
  const join = async () => {
    const joined = await joinClubNight(code)
    if (joined.ok) router.replace(clubNightHref(joined.value))
    return joined
  }
  return (
    <div className="grid gap-4">
      <p className="text-lg">{askedTo(seat)}</p>
      {seat.role === 'screen' ? null : <p className="text-base text-soft">{clubNightLeaves({ days: DAYS_KEPT })}</p>}
      {hasFailed ? <Notice tone="wrong">{notDone}</Notice> : null}
      <Button look="main" disabled={isBusy || isDone} onClick={() => void run(join)}>
        {joinLabel}
      </Button>
      <PrivacyLink />
    </div>
  )
}

function askedTo({ role, table }: NonNullable<ReturnType<typeof roleOfCode>>): string {
  switch (role) {
    case 'organiser':
      return askedToOrganise
    case 'screen':
      return askedToScreen
    case 'table':
      return askedToTable({ table: table ?? 0 })
  }
}
