import { useScreens } from '@/components/addresses/use-screens'
import { AskTwice } from '@/components/together/ask-twice'
import * as said from '@/lib/messages/compiled/app/club'
import { leaveClubNight } from '@/lib/together/actions/club'

/** A button that removes a club night from this device, after asking. */
export function LeaveClubNight({ id, isOrganiser }: { readonly id: string; readonly isOrganiser: boolean }) {
  const screens = useScreens()
  const leave = async () => {
    const { ok } = await leaveClubNight(id)
    if (ok) screens.replace('/club/')
    return ok
  }
  return (
    <div className="grid gap-2 border-t border-rule pt-4">
      <AskTwice
        ask={said.leaveClubNightAsk}
        about={isOrganiser ? said.leaveOrganiserAbout : said.leaveClubNightAbout}
        does={said.leaveClubNight}
        failed={said.notDone}
        onDo={leave}
      />
    </div>
  )
}
