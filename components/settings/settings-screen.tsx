'use client'

import { ChevronRight } from 'lucide'
import Link from 'next/link'
import { SavedMark } from '@/components/storage/saved-mark'
import { backHome } from '@/components/ui/back-home'
import type { Elements } from '@/components/ui/elements'
import { Icon } from '@/components/ui/icon'
import { lazyPart } from '@/components/ui/lazy-part'
import { Screen } from '@/components/ui/screen'
import { useSettingsMark } from '@/lib/hooks/use-settings'
import { partEarlier } from '@/lib/messages/compiled/app/parts'
import { privacyLink, privacyLinkAbout } from '@/lib/messages/compiled/app/privacy'
import {
  askingTheBrowser,
  duringAGame,
  helpTitle,
  lookAndWords,
  settingsTitle,
  whatIsStored,
  clubLink,
  clubLinkAbout,
  guideLink,
  guideLinkAbout,
} from '@/lib/messages/compiled/app/settings'
import { dataOffers } from '@/lib/messages/compiled/app/storage'
import { dataLink } from '@/lib/messages/compiled/table/shared'
import { Choices, Switches } from './choices'
import { DeleteEverything } from './delete-everything'
import { usePhoneFacts } from './phone-facts'
import { StorageState } from './storage-state'

/** Everything that can be set on this phone, and the state of what is stored on it. */
export function SettingsScreen() {
  const { facts, askToKeep } = usePhoneFacts()
  const tools = (
    <div role="status">
      <SavedMark mark={useSettingsMark()} />
    </div>
  )
  return (
    <Screen title={settingsTitle} back={backHome()} tools={tools} room="spread">
      <div className="-mt-5 gap-x-12 spread:grid spread:grid-cols-2">
        <div>
          <Part title={lookAndWords}>
            <div className="border-t border-rule">
              <Choices />
            </div>
          </Part>
          <Part title={duringAGame}>
            <Switches canSpeak={facts?.canSpeak ?? true} canStayAwake={facts?.canStayAwake ?? true} />
          </Part>
        </div>
        <div>
          <Part title={whatIsStored}>
            <Way href="/data/" name={dataLink} about={dataOffers} />
            {facts === null ? (
              <p role="status" className="min-h-60 border-t border-rule py-3 text-soft">
                {askingTheBrowser}
              </p>
            ) : (
              <StorageState facts={facts} onAskToKeep={() => void askToKeep()} />
            )}
          </Part>
          <EarlierStates />
          <Part title={helpTitle}>
            <Way href="/guide/" name={guideLink} about={guideLinkAbout} />
            {process.env.NEXT_PUBLIC_RELAY ? <Way href="/club/" name={clubLink} about={clubLinkAbout} /> : null}
            <Way href="/privacy/" name={privacyLink} about={privacyLinkAbout} />
          </Part>
          <div className="pt-6">
            <DeleteEverything />
          </div>
        </div>
      </div>
    </Screen>
  )
}

const EarlierStates = lazyPart(
  () => import('./earlier-states').then((part) => part.EarlierStates),
  () => partEarlier,
)

interface WayProps {
  readonly href: string
  readonly name: string
  readonly about: string
}

/** To a screen of its own. */
const Way = ({ href, name, about }: WayProps) => (
  <Link href={href} className="flex min-h-16 items-center gap-3 border-t border-rule py-2">
    <span className="min-w-0 flex-1">
      <span className="block text-lg font-semibold">{name}</span>
      <span className="block text-base text-soft">{about}</span>
    </span>
    <Icon of={ChevronRight} alongText className="-ms-2 text-xl text-soft" />
  </Link>
)

function Part({ title, children }: { readonly title: string; readonly children: Elements }) {
  return (
    <section className="pt-6">
      <h2 className="pb-2 text-lg text-soft">{title}</h2>
      {children}
    </section>
  )
}
