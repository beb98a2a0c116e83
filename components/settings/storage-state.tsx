import { Button } from '@/components/ui/button'
import { lazyPart } from '@/components/ui/lazy-part'
import { useBackupState, useDamage, useErasurePending } from '@/lib/hooks/use-lists'
import { partDamage } from '@/lib/messages/compiled/app/parts'
import {
  plainHttpAwake,
  plainHttpOffline,
  plainHttpPromise,
  askToKeep,
  erasurePending,
  onlyAFile,
  plainHttp,
  plainHttpAbout,
} from '@/lib/messages/compiled/app/storage'
import { useSaved } from '@/lib/stores/saved-store'
import { onThisPhone, usageSentence } from '@/lib/text/screens/storage'
import { keptSentence, lastBackupSentence, secondCopySentence } from '@/lib/text/storage/state'
import type { PhoneFacts } from './phone-facts'
import { WithoutNetwork } from './without-network'

const DamageFound = lazyPart(
  () => import('./damage-found').then((part) => part.DamageFound),
  () => partDamage,
)

interface StorageStateProps {
  readonly facts: PhoneFacts
  readonly onAskToKeep: () => void
}

/** Where the games are kept, how well, what went wrong, and what to do about it. */
export function StorageState({ facts, onAskToKeep }: StorageStateProps) {
  const { persisted, isSecure, usage, quota } = facts
  const { secondCopy } = useSaved()
  const isPending = useErasurePending()
  const damage = useDamage()
  const backup = useBackupState()
  return (
    <div className="border-t border-rule">
      <p className="border-b border-rule py-3 text-base">{onThisPhone(usageSentence(usage, quota))}</p>
      <p className="border-b border-rule py-3 text-base">{secondCopySentence(secondCopy)}</p>
      {isPending ? <p className="border-b border-rule py-3 text-base font-semibold">{erasurePending}</p> : null}
      {damage.state === 'ready' && damage.value.length > 0 ? <DamageFound found={damage.value} /> : null}
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-rule py-3">
        <p className="min-w-40 flex-1 text-base">{keptSentence(persisted)}</p>
        {persisted === false ? (
          <Button onClick={onAskToKeep} className="shrink-0 cramped:shrink">
            {askToKeep}
          </Button>
        ) : null}
      </div>
      <p className="border-b border-rule py-3 text-base">
        {backup.state === 'ready' ? `${onlyAFile} ${lastBackupSentence(backup.value.lastAt)}` : onlyAFile}
      </p>
      <WithoutNetwork />
      {isSecure ? null : <PlainHttp />}
    </div>
  )
}

/** What a page without https has to do without. */
function PlainHttp() {
  return (
    <div className="border-b border-rule py-3 text-base">
      <p className="font-semibold">{plainHttp}</p>
      <p className="pt-1">{plainHttpAbout}</p>
      <ul className="list-disc pt-1 ps-6">
        <li>{plainHttpOffline}</li>
        <li>{plainHttpPromise}</li>
        <li>{plainHttpAwake}</li>
      </ul>
    </div>
  )
}
