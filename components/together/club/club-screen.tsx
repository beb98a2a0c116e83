'use client'

import { CONTESTS_HREF } from '@/components/addresses/contest-address'
import { PrivacyLink } from '@/components/together/privacy-link'
import { backHome } from '@/components/ui/back-home'
import { lazyPart } from '@/components/ui/lazy-part'
import { ListLink } from '@/components/ui/list-row'
import { Screen } from '@/components/ui/screen'
import { screenFrame, Waiting } from '@/components/ui/waiting'
import { clubNoRelay, clubTitle } from '@/lib/messages/compiled/app/club'
import { contestLink, contestLinkAbout } from '@/lib/messages/compiled/app/new-game'
import { partClub } from '@/lib/messages/compiled/app/parts'

const Club = process.env.NEXT_PUBLIC_RELAY
  ? lazyPart(
      () => import('./club').then((part) => part.Club),
      () => partClub,
      { waiting: () => <Waiting title={clubTitle} />, frame: screenFrame(() => clubTitle) },
    )
  : null

/** The screen of club nights. In a build without a relay it leads to contests instead. */
export function ClubScreen() {
  if (Club !== null) return <Club />
  return (
    <Screen title={clubTitle} back={backHome()}>
      <div className="grid gap-4">
        <p className="text-base">{clubNoRelay}</p>
        <div className="border-t border-rule">
          <ListLink href={CONTESTS_HREF} label={contestLink} note={contestLinkAbout} />
        </div>
        <PrivacyLink />
      </div>
    </Screen>
  )
}
