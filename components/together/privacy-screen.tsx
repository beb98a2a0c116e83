'use client'

import { backHome } from '@/components/ui/back-home'
import { Screen } from '@/components/ui/screen'
import * as said from '@/lib/messages/compiled/app/privacy'
import { DAYS_KEPT } from '@/lib/together/limits'

/** The privacy page: the data that stays on a device and the data that leaves it. A build without a relay shows less. */
export function PrivacyScreen() {
  return (
    <Screen title={said.privacyLink} back={backHome()}>
      <Part title={said.privacyHere} text={said.privacyHereAbout} />
      <Part title={said.privacyShared} text={said.privacySharedAbout} />
      <section className="pb-5">
        <h2 className="border-b border-rule pb-1 text-xl font-semibold">{said.privacyTogether}</h2>
        {process.env.NEXT_PUBLIC_RELAY ? (
          <>
            <p className="pt-2 text-lg font-semibold">{said.privacyBefore}</p>
            <Point title={said.privacyWhat} text={said.privacyWhatAbout} />
            <Point title={said.privacySealed} text={said.privacySealedAbout} />
            <Point title={said.privacyLong} text={said.privacyLongAbout({ days: DAYS_KEPT })} />
            <Point title={said.privacyWho} text={said.privacyWhoAbout} />
            <Point title={said.privacyClub} text={said.privacyClubAbout({ days: DAYS_KEPT })} />
            <Point title={said.privacyOperator} text={said.privacyOperatorAbout} />
            <Point title={said.privacyOperatorNot} text={said.privacyOperatorNotAbout} />
          </>
        ) : (
          <p className="pt-2 text-base">{said.privacyNoRelay}</p>
        )}
      </section>
    </Screen>
  )
}

interface PartProps {
  readonly title: string
  readonly text: string
}

const Part = ({ title, text }: PartProps) => (
  <section className="pb-5">
    <h2 className="border-b border-rule pb-1 text-xl font-semibold">{title}</h2>
    <p className="pt-2 text-base">{text}</p>
  </section>
)

const Point = ({ title, text }: PartProps) => (
  <>
    <h3 className="pt-3 text-base font-semibold">{title}</h3>
    <p className="text-base">{text}</p>
  </>
)
