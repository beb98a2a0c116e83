'use client'

import { useCallback, useState } from 'react'
import { openFileOf } from '@/components/arrival/file-source'
import { PickFile } from '@/components/arrival/pick-file'
import { SaveBackup } from '@/components/share/save-backup'
import type { Elements } from '@/components/ui/elements'
import { lazyPart } from '@/components/ui/lazy-part'
import { ActionLink } from '@/components/ui/links'
import { Screen } from '@/components/ui/screen'
import type { Arrived } from '@/lib/actions/sharing'
import { saveABackup } from '@/lib/messages/compiled/app/backup'
import * as said from '@/lib/messages/compiled/app/data'
import { partData, partHandsTable, partOpened } from '@/lib/messages/compiled/app/parts'
import { settingsTitle } from '@/lib/messages/compiled/app/settings'
import { openAFile } from '@/lib/messages/compiled/app/share'
import { dataLink } from '@/lib/messages/compiled/table/shared'

const ArrivalView = lazyPart(
  () => import('@/components/arrival/arrival-view').then((part) => part.ArrivalView),
  () => partOpened,
)
const Missing = lazyPart(
  () => import('./missing').then((part) => part.UnreadableData),
  () => partData,
)
const HandsTable = lazyPart(
  () => import('./hands-table').then((part) => part.HandsTable),
  () => partHandsTable,
)

const backToSettings = () => ({ href: '/settings/', label: settingsTitle }) as const

/** The screen for exports and imports of everything on this device. */
export function DataScreen() {
  const [arrived, setArrived] = useState<Arrived | null>(null)
  const [isOpening, setOpening] = useState(false)

  const open = useCallback((opening: Promise<Arrived>) => {
    setOpening(true)
    void opening.then((found) => {
      setArrived(found)
      setOpening(false)
    })
  }, [])

  if (arrived !== null) {
    return (
      <Screen title={dataLink} back={backToSettings()} room="spread">
        <div className="max-w-2xl">
          <ArrivalView arrived={arrived} onLeave={() => setArrived(null)} />
        </div>
      </Screen>
    )
  }
  return (
    <Screen title={dataLink} back={backToSettings()} room="spread">
      <p className="max-w-2xl text-base text-soft">{said.dataAbout}</p>
      <div className="gap-x-12 spread:grid spread:grid-cols-2">
        <Part title={saveABackup}>
          <SaveBackup />
        </Part>
        <Part title={said.restoreBackup}>
          <p className="pb-3 text-base text-soft">{said.restoreAbout}</p>
          <PickFile label={openAFile} onFile={(file) => open(openFileOf(file))} />
          <p role="status" className="text-base not-empty:pt-2">
            {isOpening ? said.readingTheFile : ''}
          </p>
        </Part>
        <Part title={said.fromAnotherPhone}>
          <div className="flex flex-wrap gap-2">
            <ActionLink href="/share/" className="grow">
              {said.scanOrPaste}
            </ActionLink>
            <ActionLink href="/house-rules/" className="grow">
              {said.houseRulesHere}
            </ActionLink>
          </div>
        </Part>
        <Part title={said.handsAsATable}>
          <HandsTable />
        </Part>
        <Part title={said.checkData}>
          <Missing />
        </Part>
      </div>
    </Screen>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: Elements }) {
  return (
    <section className="pt-7">
      <h2 className="pb-2 text-xl heading">{title}</h2>
      {children}
    </section>
  )
}
