'use client'

import { SavedMark } from '@/components/storage/saved-mark'
import { backHome } from '@/components/ui/back-home'
import type { Elements } from '@/components/ui/elements'
import { lazyPart } from '@/components/ui/lazy-part'
import { ListLink } from '@/components/ui/list-row'
import { Screen } from '@/components/ui/screen'
import { useSettingsMark } from '@/lib/hooks/use-settings'
import { partEarlier } from '@/lib/messages/compiled/app/parts'
import { privacyLink } from '@/lib/messages/compiled/app/privacy'
import * as said from '@/lib/messages/compiled/app/settings'
import { Choices, Switches } from './choices'
import { DeleteEverything } from './delete-everything'
import { usePhoneFacts } from './phone-facts'
import { StorageState } from './storage-state'

/** The screen for the settings of this device and the state of its storage. */
export function SettingsScreen() {
  const { facts, askToKeep } = usePhoneFacts()
  const tools = (
    <div role="status">
      <SavedMark mark={useSettingsMark()} />
    </div>
  )
  return (
    <Screen title={said.settingsTitle} back={backHome()} tools={tools} room="spread">
      <div className="-mt-5 gap-x-12 spread:grid spread:grid-cols-2">
        <div>
          <Part title={said.lookAndWords}>
            <div className="border-t border-rule">
              <Choices />
            </div>
          </Part>
          <Part title={said.duringAGame}>
            <Switches canSpeak={facts?.canSpeak ?? true} canStayAwake={facts?.canStayAwake ?? true} />
          </Part>
        </div>
        <div>
          <Part title={said.whatIsStored}>
            <StorageState facts={facts} onAskToKeep={() => void askToKeep()} />
          </Part>
          <EarlierStates />
          <Part title={said.helpTitle}>
            <div className="border-t border-rule">
              <ListLink href="/guide/" label={said.guideLink} />
              {process.env.NEXT_PUBLIC_RELAY ? <ListLink href="/club/" label={said.clubLink} /> : null}
              <ListLink href="/privacy/" label={privacyLink} />
            </div>
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

function Part({ title, children }: { readonly title: string; readonly children: Elements }) {
  return (
    <section className="pt-6">
      <h2 className="pb-2 text-lg text-soft">{title}</h2>
      {children}
    </section>
  )
}
