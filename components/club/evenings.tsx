import Link from 'next/link'
import { eveningHref } from '@/components/addresses/club-address'
import { PrivacyLink } from '@/components/together/privacy-link'
import { ActionLink } from '@/components/ui/links'
import {
  clubAbout,
  clubNone,
  clubPlace,
  eveningsOfPhone,
  eveningUnnamed,
  newEvening,
} from '@/lib/messages/compiled/app/club'
import { shortDay } from '@/lib/text/terms/days'
import { placeOf, type EveningRecord } from '@/lib/together/hooks/use-club'

/** The evenings of this phone, and the way to a new one. */
export function Evenings({ evenings }: { readonly evenings: readonly EveningRecord[] }) {
  return (
    <div className="grid gap-4">
      <p className="text-base">{clubAbout}</p>
      <ActionLink look="main" href="/club/?new=1" prefetch={false}>
        {newEvening}
      </ActionLink>
      {evenings.length === 0 ? (
        <p className="text-base text-soft">{clubNone}</p>
      ) : (
        <section>
          <h2 className="border-b border-rule pb-1 text-base font-semibold">{eveningsOfPhone}</h2>
          <ul>
            {evenings.map((evening) => (
              <li key={evening.id}>
                <Link
                  href={eveningHref(evening.id)}
                  prefetch={false}
                  className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 border-b border-rule py-2"
                >
                  <span className="text-lg font-semibold [overflow-wrap:anywhere]">
                    {evening.name === '' ? eveningUnnamed : evening.name}
                  </span>
                  <span className="flex flex-wrap gap-x-3 text-base text-soft">
                    <span>{placeText(evening)}</span>
                    <span>{shortDay(evening.at)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PrivacyLink />
    </div>
  )
}

function placeText({ code }: EveningRecord): string {
  const place = placeOf(code)
  return place === null ? '' : clubPlace({ role: place.role, table: place.table ?? 0 })
}
