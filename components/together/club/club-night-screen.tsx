import { OnPaper } from '@/components/contest/on-paper'
import { backHome } from '@/components/ui/back-home'
import { Notice } from '@/components/ui/notice'
import { Screen } from '@/components/ui/screen'
import { clubTitle, fetchingClubNight, notAClubNight, roundNumber } from '@/lib/messages/compiled/app/club'
import type { ClubNightRecord } from '@/lib/storage/joined/club-nights'
import { lastClubRound } from '@/lib/together/club/club-night'
import { roleOfCode, useClubNight } from '@/lib/together/hooks/use-club'
import type { ClubNightHere } from '@/lib/together/stores/connected-club-nights'
import { boardText } from '@/lib/together/words/club'
import { BigScreen } from './big-screen'
import { Changed } from './changed'
import type { ClubNightProps } from './club-night-props'
import { ClubTableView } from './club-table-view'
import { clubGamesByRound } from './games'
import { LeaveClubNight } from './leave-club-night'
import { Organiser } from './organiser'
import { ClubStandings } from './standings'

const BACK = () => ({ href: '/club/', label: clubTitle })

/** The screen of a club night, in the view that the code of this device opens: organiser, table or big screen. */
export function ClubNightScreen({ record }: { readonly record: ClubNightRecord }) {
  const here = useClubNight(record)
  const seat = roleOfCode(record.code)
  if (seat === null)
    return (
      <Screen title={clubTitle} back={backHome()}>
        <Notice tone="wrong">{notAClubNight}</Notice>
        <LeaveClubNight id={record.id} isOrganiser={false} />
      </Screen>
    )
  if (here?.clubNight == null)
    return (
      <Screen title={record.name === '' ? clubTitle : record.name} back={BACK()}>
        <div className="grid gap-4">
          <p role="status" className="text-lg">
            {(here === null ? null : boardText(here.now)) ?? fetchingClubNight}
          </p>
          <LeaveClubNight id={record.id} isOrganiser={seat.role === 'organiser'} />
        </div>
      </Screen>
    )
  const { clubNight } = here
  if (seat.role === 'screen') return <BigScreen clubNight={clubNight} here={here} />
  const round = lastClubRound(clubNight)
  return (
    <Screen
      title={clubNight.name}
      back={BACK()}
      room="spread"
      {...(round === null ? {} : { aside: roundNumber({ round: round.number }) })}
    >
      <div className="grid gap-4 print:hidden">
        <BoardStatus here={here} />
        <Changed clubNight={clubNight} here={here} />
        {seat.role === 'organiser' ? (
          <Organiser record={record} clubNight={clubNight} here={here} />
        ) : (
          <ClubTableView record={record} clubNight={clubNight} here={here} table={seat.table ?? 0} />
        )}
        <LeaveClubNight id={record.id} isOrganiser={seat.role === 'organiser'} />
      </div>
      <Printed clubNight={clubNight} here={here} />
    </Screen>
  )
}

/** A text about a problem with the connection to the relay; empty if there is none. */
function BoardStatus({ here }: { readonly here: ClubNightHere }) {
  return (
    <p role="status" className="text-base text-soft empty:hidden">
      {boardText(here.now)}
    </p>
  )
}

/** A club night as it is printed: the standings, then every round. */
const Printed = ({ clubNight, here }: Pick<ClubNightProps, 'clubNight' | 'here'>) => (
  <OnPaper
    name={clubNight.name}
    standings={<ClubStandings clubNight={clubNight} standings={here.standings} />}
    rounds={clubGamesByRound(clubNight, here.results)}
  />
)
