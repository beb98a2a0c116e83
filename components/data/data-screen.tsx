'use client'

import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { openFileOf } from '@/components/arrival/file-source'
import { PickFile } from '@/components/arrival/pick-file'
import { lazyPart } from '@/components/ui/lazy-part'
import { ActionLink } from '@/components/ui/links'
import { Screen } from '@/components/ui/screen'
import type { Arrived } from '@/lib/hooks/sharing'
import { partData, partHandsTable, partOpened } from '@/lib/messages/compiled/app/parts'
import { dataLink } from '@/lib/messages/compiled/table/shared'
import {
  RESTORE_BACKUP,
  RESTORE_ABOUT,
  CHECK_DATA,
  DATA_ABOUT,
  FROM_ANOTHER_PHONE,
  HANDS_AS_A_TABLE,
  HOUSE_RULES_HERE,
  READING_THE_FILE,
  SCAN_OR_PASTE,
} from '@/lib/text/en/screens/data'
import { SETTINGS_TITLE } from '@/lib/text/en/screens/settings'
import { OPEN_A_FILE } from '@/lib/text/en/screens/share'
import { SAVE_A_BACKUP } from '@/lib/text/en/screens/storage'
import { SaveBackup } from './save-backup'

const ArrivalView = lazyPart(
  () => import('@/components/arrival/arrival-view').then((part) => part.ArrivalView),
  () => partOpened,
)
const Missing = lazyPart(
  () => import('./missing').then((part) => part.Missing),
  () => partData,
)
const HandsTable = lazyPart(
  () => import('./hands-table').then((part) => part.HandsTable),
  () => partHandsTable,
)

const BACK = { href: '/settings/', label: SETTINGS_TITLE } as const

/** Everything that goes out of this phone or comes into it as a whole. */
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
      <Screen title={dataLink} back={BACK} room="spread">
        <div className="max-w-2xl">
          <ArrivalView arrived={arrived} onLeave={() => setArrived(null)} />
        </div>
      </Screen>
    )
  }
  return (
    <Screen title={dataLink} back={BACK} room="spread">
      <p className="max-w-2xl text-base text-soft">{DATA_ABOUT}</p>
      <div className="gap-x-12 spread:grid spread:grid-cols-2">
        <Part title={SAVE_A_BACKUP}>
          <SaveBackup />
        </Part>
        <Part title={RESTORE_BACKUP}>
          <p className="pb-3 text-base text-soft">{RESTORE_ABOUT}</p>
          <PickFile label={OPEN_A_FILE} onFile={(file) => open(openFileOf(file))} />
          <p role="status" className="text-base not-empty:pt-2">
            {isOpening ? READING_THE_FILE : ''}
          </p>
        </Part>
        <Part title={FROM_ANOTHER_PHONE}>
          <div className="flex flex-wrap gap-2">
            <ActionLink href="/share/" className="grow">
              {SCAN_OR_PASTE}
            </ActionLink>
            <ActionLink href="/house-rules/" className="grow">
              {HOUSE_RULES_HERE}
            </ActionLink>
          </div>
        </Part>
        <Part title={HANDS_AS_A_TABLE}>
          <HandsTable />
        </Part>
        <Part title={CHECK_DATA}>
          <Missing />
        </Part>
      </div>
    </Screen>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="pt-7">
      <h2 className="pb-2 text-xl heading">{title}</h2>
      {children}
    </section>
  )
}
