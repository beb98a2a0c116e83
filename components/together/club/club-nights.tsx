import { ScreenLink } from '@/components/addresses/screen-link'
import { clubNightHref } from '@/components/together/addresses'
import { PrivacyLink } from '@/components/together/privacy-link'
import { ActionLink } from '@/components/ui/links'
import * as said from '@/lib/messages/compiled/app/club'
import type { ClubNightRecord } from '@/lib/storage/joined/club-nights'
import { shortDay } from '@/lib/text/terms/days'
import { roleOfCode } from '@/lib/together/hooks/use-club'

/** The list of club nights on this device, with a link to a new one. */
export function ClubNights({ clubNights }: { readonly clubNights: readonly ClubNightRecord[] }) {
  return (
    <div className="grid gap-4">
      <p className="text-base">{said.clubAbout}</p>
      <ActionLink look="main" href="/club/?new=1">
        {said.newClubNight}
      </ActionLink>
      {clubNights.length === 0 ? (
        <p className="text-base text-soft">{said.clubNone}</p>
      ) : (
        <section>
          <h2 className="border-b border-rule pb-1 text-base font-semibold">{said.clubNightsOfPhone}</h2>
          <ul>
            {clubNights.map((clubNight) => (
              <li key={clubNight.id}>
                <ScreenLink
                  href={clubNightHref(clubNight.id)}

                  className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 border-b border-rule py-2"
                >
                  <span className="text-lg font-semibold [overflow-wrap:anywhere]">
                    {clubNight.name === '' ? said.clubNightUnnamed : clubNight.name}
                  </span>
                  <span className="flex flex-wrap gap-x-3 text-base text-soft">
                    <span>{placeText(clubNight)}</span>
                    <span>{shortDay(clubNight.at)}</span>
                  </span>
                </ScreenLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PrivacyLink />
    </div>
  )
}

function placeText({ code }: ClubNightRecord): string {
  const seat = roleOfCode(code)
  return seat === null ? '' : said.clubPlace({ role: seat.role, table: seat.table ?? 0 })
}
