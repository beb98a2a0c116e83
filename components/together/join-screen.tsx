'use client'

import { backHome } from '@/components/ui/back-home'
import { lazyPart } from '@/components/ui/lazy-part'
import { Screen } from '@/components/ui/screen'
import { partTogether } from '@/lib/messages/compiled/app/parts'
import { joinTitle, noRelay } from '@/lib/messages/compiled/app/together-before'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import { PrivacyLink } from './privacy-link'

const Joining = process.env.NEXT_PUBLIC_RELAY
  ? lazyPart(
      () => import('./joining').then((part) => part.Joining),
      () => partTogether,
      { waiting: () => <p role="status">{oneMoment}</p> },
    )
  : null

/** The page that a link to a table leads to. */
export function JoinScreen() {
  return (
    <Screen title={joinTitle} back={backHome()}>
      {Joining === null ? (
        <div className="grid gap-4">
          <p className="text-base">{noRelay}</p>
          <PrivacyLink />
        </div>
      ) : (
        <Joining />
      )}
    </Screen>
  )
}
