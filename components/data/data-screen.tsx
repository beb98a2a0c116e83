'use client'

import Link from 'next/link'
import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { openFileOf } from '@/components/share/file-source'
import { canShareFiles, dayOf, fileName, saveFile, shareFile } from '@/components/share/hand-over'
import { PickFile } from '@/components/share/pick-file'
import { useMounted } from '@/components/share/use-mounted'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { lazyPart } from '@/components/ui/lazy-part'
import { Screen } from '@/components/ui/screen'
import { noteBackup } from '@/lib/hooks/care'
import { backupText } from '@/lib/hooks/sharing'
import type { Arrived } from '@/lib/hooks/sharing'
import { useBackupState } from '@/lib/hooks/use-lists'
import type { StorageProblem } from '@/lib/storage'
import { lastBackupSentence } from '@/lib/text/en/storage-state'

const ArrivalView = lazyPart(() => import('@/components/share/arrival-view').then((part) => part.ArrivalView))
const Missing = lazyPart(() => import('./missing').then((part) => part.Missing))
const HandsTable = lazyPart(() => import('./hands-table').then((part) => part.HandsTable))

const ACTION =
  'flex min-h-12 items-center justify-center rounded-xl border border-edge bg-card px-3 text-center text-base'

const BACK = { href: '/settings/', label: 'Settings' } as const

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
      <Screen title="Data" back={BACK}>
        <ArrivalView arrived={arrived} onLeave={() => setArrived(null)} />
      </Screen>
    )
  }
  return (
    <Screen title="Data" back={BACK}>
      <p className="text-base text-soft">
        Everything is on this phone and nowhere else. A backup in a file is what brings it back after the phone is lost,
        or onto another one.
      </p>
      <Part title="Save a backup">
        <LastBackup />
        <SaveBackup />
      </Part>
      <Part title="Bring a backup back">
        <p className="pb-3 text-base text-soft">
          You see what would change before anything does. A single game or house rules can be opened here too.
        </p>
        <PickFile label="Open a file" onFile={(file) => open(openFileOf(file))} />
        <p role="status" className="text-base not-empty:pt-2">
          {isOpening ? 'Reading the file.' : ''}
        </p>
      </Part>
      <Part title="From another phone">
        <Link href="/share/" className={ACTION}>
          Scan a code or paste a link
        </Link>
        <Link href="/house-rules/" className={`${ACTION} mt-2`}>
          House rules of this phone
        </Link>
      </Part>
      <Part title="All hands as a table">
        <HandsTable />
      </Part>
      <Part title="Can everything be read?">
        <Missing />
      </Part>
    </Screen>
  )
}

/** A place kept for it while it is read. */
function LastBackup() {
  const backup = useBackupState()
  return (
    <p className="min-h-7 pb-2 text-base text-soft">
      {backup.state === 'ready' ? lastBackupSentence(backup.value.lastAt) : null}
    </p>
  )
}

function SaveBackup() {
  const isMounted = useMounted()
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const [said, setSaid] = useState('')

  async function save(way: 'save' | 'share') {
    const text = await backupText()
    if (!text.ok) return setProblem(text.error)
    setProblem(null)
    const file = fileName(`Yuss backup ${dayOf(Date.now())}`)
    if (way === 'save') {
      saveFile(file, text.value)
      setSaid(`Saved as ${file}. Look for it where your downloads are.`)
      void noteBackup()
      return
    }
    const shared = await shareFile(file, text.value)
    if (shared === 'refused') setSaid('This browser does not share files. Save it instead.')
    if (shared === 'shared') void noteBackup()
  }

  return (
    <>
      <div className="flex gap-2">
        <Button look="main" className="flex-1" onClick={() => void save('save')}>
          Save everything to a file
        </Button>
        {isMounted && canShareFiles() ? (
          <Button className="min-h-14" onClick={() => void save('share')}>
            Share
          </Button>
        ) : null}
      </div>
      <p role="status" className="text-base not-empty:pt-2">
        {said}
      </p>
      {problem === null ? null : <StorageNotice problem={problem} />}
    </>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="pt-7">
      <h2 className="pb-2 text-xl font-semibold">{title}</h2>
      {children}
    </section>
  )
}
