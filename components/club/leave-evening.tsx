import { useRouter } from 'next/navigation'
import { AskTwice } from '@/components/together/ask-twice'
import {
  leaveEveningAbout,
  leaveEveningAsk,
  leaveEvening as leaveLabel,
  leaveOrganiserAbout,
  notDone,
} from '@/lib/messages/compiled/app/club'
import { leaveEvening } from '@/lib/together/hooks/use-club'

/** Takes an evening off this phone. */
export function LeaveEvening({ id, isOrganiser }: { readonly id: string; readonly isOrganiser: boolean }) {
  const router = useRouter()
  const leave = async () => {
    const { ok } = await leaveEvening(id)
    if (ok) router.replace('/club/')
    return ok
  }
  return (
    <div className="grid gap-2 border-t border-rule pt-4">
      <AskTwice
        ask={leaveEveningAsk}
        about={isOrganiser ? leaveOrganiserAbout : leaveEveningAbout}
        does={leaveLabel}
        failed={notDone}
        onDo={leave}
      />
    </div>
  )
}
