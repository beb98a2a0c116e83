import { useScreens } from '@/components/addresses/use-screens'
import { clubNightHref } from '@/components/together/addresses'
import { PrivacyLink } from '@/components/together/privacy-link'
import { useWork } from '@/components/together/use-work'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import * as said from '@/lib/messages/compiled/app/club'
import { joinClubNight } from '@/lib/together/actions/club'
import { roleOfCode } from '@/lib/together/hooks/use-club'
import { DAYS_KEPT } from '@/lib/together/limits'

/** The invitation of a club night's code, with a button that joins. */
export function JoinClubNight({ code }: { readonly code: string }) {
  const screens = useScreens()
  const { run, isBusy, isDone, hasFailed } = useWork()
  const seat = roleOfCode(code)
  if (seat === null) return <Notice tone="wrong">{said.notAClubNight}</Notice>
  const join = async () => {
    const joined = await joinClubNight(code)
    if (joined.ok) screens.replace(clubNightHref(joined.value))
    return joined
  }
  return (
    <div className="grid gap-4">
      <p className="text-lg">{askedTo(seat)}</p>
      {seat.role === 'screen' ? null : (
        <p className="text-base text-soft">{said.clubNightLeaves({ days: DAYS_KEPT })}</p>
      )}
      {hasFailed ? <Notice tone="wrong">{said.notDone}</Notice> : null}
      <Button look="main" disabled={isBusy || isDone} onClick={() => void run(join)}>
        {said.joinClubNight}
      </Button>
      <PrivacyLink />
    </div>
  )
}

function askedTo({ role, table }: NonNullable<ReturnType<typeof roleOfCode>>): string {
  switch (role) {
    case 'organiser':
      return said.askedToOrganise
    case 'screen':
      return said.askedToScreen
    case 'table':
      return said.askedToTable({ table: table ?? 0 })
  }
}
