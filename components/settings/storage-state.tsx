import { lazyPart } from '@/components/ui/lazy-part'
import { ListLink, ListRow } from '@/components/ui/list-row'
import { useDamage, useErasurePending } from '@/lib/hooks/use-lists'
import { partDamage } from '@/lib/messages/compiled/app/parts'
import { askToKeep, backUp, erasurePending, plainHttp } from '@/lib/messages/compiled/app/storage'
import { useSaved } from '@/lib/stores/saved-store'
import { savedHere, secondCopyTrouble } from '@/lib/text/storage/state'
import type { PhoneFacts } from './phone-facts'
import { WithoutNetwork } from './without-network'

const DamageFound = lazyPart(
  () => import('./damage-found').then((part) => part.DamageFound),
  () => partDamage,
)

interface StorageStateProps {
  /** `null` until the browser has answered. */
  readonly facts: PhoneFacts | null
  readonly onAskToKeep: () => void
}

/** The place where games are stored and a link to a backup, in one line; below it only problems and their remedies. */
export function StorageState({ facts, onAskToKeep }: StorageStateProps) {
  const { secondCopy } = useSaved()
  const isPending = useErasurePending()
  const damage = useDamage()
  const troubles = [
    secondCopyTrouble(secondCopy),
    isPending ? erasurePending : null,
    facts?.isSecure === false ? plainHttp : null,
  ].filter((one) => one !== null)
  return (
    <div className="border-t border-rule">
      <ListLink href="/data/" label={savedHere(secondCopy)} value={backUp} />
      {damage.state === 'ready' && damage.value.length > 0 ? <DamageFound found={damage.value} /> : null}
      {troubles.map((one) => (
        <p key={one} className="border-b border-rule px-1 py-3 text-base font-semibold">
          {one}
        </p>
      ))}
      {facts?.persisted === false ? <ListRow label={askToKeep} onPress={onAskToKeep} /> : null}
      <WithoutNetwork />
    </div>
  )
}
