import { useState } from 'react'
import { HOME } from '@/components/addresses/screen-path'
import { KeepFoot } from '@/components/arrival/keep-foot'
import { StorageNotice } from '@/components/storage/storage-notice'
import { ActionLink } from '@/components/ui/links'
import { Notice } from '@/components/ui/notice'
import { RadioList } from '@/components/ui/radio-list'
import * as said from '@/lib/messages/compiled/app/data'
import { homeLink } from '@/lib/messages/compiled/table/shared'
import type { Stored } from '@/lib/storage'
import type { Restorable, RestorePreview, RestoreWay } from '@/lib/storage/sharing'
import { madeSentence } from '@/lib/text/screens/data'
import { RestoreChanges } from './restore-changes'
import { useRestore, type RestoreStep } from './use-restore'

interface RestorePanelProps {
  readonly backup: Restorable
  /** The time at which it was made, as stated in the backup. */
  readonly madeAt: string | null
  readonly onLeave: () => void
}

/** Returns the ways to restore that differ in effect: bringing back deleted things is offered only if something was deleted. */
const waysFor = (way: RestoreWay, step: RestoreStep) =>
  (['merge', 'revive', 'replace'] as const)
    .filter((value) => value !== 'revive' || way === 'revive' || hasDeleted(step))
    .map((value) => ({ value, label: said.restoreWay({ way: value }), note: said.restoreWayNote({ way: value }) }))

const hasDeleted = (step: RestoreStep): boolean =>
  (step.state === 'shown' || step.state === 'doing') && step.found.ok && leavesOut(step.found.value)

const leavesOut = ({ deleted, houses, contests }: RestorePreview): boolean =>
  deleted.length + houses.deleted.length + contests.deleted.length > 0

/** The view of a backup: what it would change here, before it changes anything. It is restored as a whole or not at all. */
export function RestorePanel({ backup, madeAt, onLeave }: RestorePanelProps) {
  const [way, setWay] = useState<RestoreWay>('merge')
  const fileFrom = timeOf(madeAt)
  const { step, isUnsafe, bring } = useRestore(backup, way, fileFrom)

  if (step.state === 'done') return <Done did={step.did} />
  return (
    <article className="grid gap-4">
      <div>
        <h2 className="text-2xl heading">{said.aBackup}</h2>
        <p className="text-base text-soft">{madeSentence(fileFrom)}</p>
      </div>
      <RadioList label={said.whatShallItDo} options={waysFor(way, step)} value={way} onChoose={setWay} />
      <div aria-live="polite">
        {step.state === 'looking' ? <p role="status">{said.comparingBackup}</p> : <FoundChanges found={step.found} />}
      </div>
      <KeepFoot
        keep={said.restoreWayDo({ way })}
        onKeep={bring}
        onLeave={onLeave}
        isBusy={step.state !== 'shown'}
        isGrave={way === 'replace'}
        isUnsafe={isUnsafe}
      />
    </article>
  )
}

/** The changes that a restore would make, or the reason why they are unknown. */
export function FoundChanges({ found }: { readonly found: Stored<RestorePreview> }) {
  return found.ok ? <RestoreChanges preview={found.value} /> : <StorageNotice problem={found.error} />
}

function Done({ did }: { readonly did: RestorePreview }) {
  return (
    <div className="grid gap-3">
      <Notice tone="word">
        <p className="font-semibold">{said.restoredBackup}</p>
      </Notice>
      <RestoreChanges preview={did} isDone />
      <ActionLink look="main" href={HOME}>
        {homeLink}
      </ActionLink>
    </div>
  )
}

function timeOf(madeAt: string | null): number | null {
  const at = madeAt === null ? Number.NaN : Date.parse(madeAt)
  return Number.isNaN(at) ? null : at
}
