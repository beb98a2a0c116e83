import { backHome } from '@/components/ui/back-home'
import { Notice } from '@/components/ui/notice'
import { Screen } from '@/components/ui/screen'
import { clubTitle, fetchingEvening, notAnEvening, roundNumber } from '@/lib/messages/compiled/app/club'
import { boardText } from '@/lib/text/screens/club'
import { lastRound } from '@/lib/together/club/evening'
import { placeOf, useEvening, type EveningHere, type EveningRecord } from '@/lib/together/hooks/use-club'
import { AtTable } from './at-table'
import { BigScreen } from './big-screen'
import { Changed } from './changed'
import { LeaveEvening } from './leave-evening'
import { Organiser } from './organiser'
import { Printed } from './printed'

const BACK = () => ({ href: '/club/', label: clubTitle })

/** An evening as this phone may see it: the organiser's, a player's at a table, or the big screen. */
export function EveningScreen({ record }: { readonly record: EveningRecord }) {
  const here = useEvening(record)
  const place = placeOf(record.code)
  if (place === null)
    return (
      <Screen title={clubTitle} back={backHome()}>
        <Notice tone="wrong">{notAnEvening}</Notice>
        <LeaveEvening id={record.id} isOrganiser={false} />
      </Screen>
    )
  if (here?.evening == null)
    return (
      <Screen title={record.name === '' ? clubTitle : record.name} back={BACK()}>
        <div className="grid gap-4">
          <p role="status" className="text-lg">
            {(here === null ? null : boardText(here.now)) ?? fetchingEvening}
          </p>
          <LeaveEvening id={record.id} isOrganiser={place.role === 'organiser'} />
        </div>
      </Screen>
    )
  const { evening } = here
  if (place.role === 'screen') return <BigScreen record={record} evening={evening} here={here} />
  const round = lastRound(evening)
  return (
    <Screen
      title={evening.name}
      back={BACK()}
      room="spread"
      {...(round === null ? {} : { aside: roundNumber({ round: round.number }) })}
    >
      <div className="grid gap-4 print:hidden">
        <BoardLine here={here} />
        <Changed evening={evening} here={here} />
        {place.role === 'organiser' ? (
          <Organiser record={record} evening={evening} here={here} />
        ) : (
          <AtTable record={record} evening={evening} here={here} table={place.table ?? 0} />
        )}
        <LeaveEvening id={record.id} isOrganiser={place.role === 'organiser'} />
      </div>
      <Printed evening={evening} here={here} />
    </Screen>
  )
}

/** Said while there is no line to the relay. */
function BoardLine({ here }: { readonly here: EveningHere }) {
  return (
    <p role="status" className="text-base text-soft empty:hidden">
      {boardText(here.now)}
    </p>
  )
}
