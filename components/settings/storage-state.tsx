'use client'

import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { lazyPart } from '@/components/ui/lazy-part'
import { useBackupState, useDamage } from '@/lib/hooks/use-lists'
import { useSaved } from '@/lib/hooks/use-saved'
import { keptSentence, lastBackupSentence, ONLY_A_FILE, secondCopySentence } from '@/lib/text/en/storage'
import { bytes } from './phone-facts'
import type { PhoneFacts } from './phone-facts'

const DamageFound = lazyPart(() => import('./damage-found').then((part) => part.DamageFound))

interface StorageStateProps {
  readonly facts: PhoneFacts
  readonly onAskToKeep: () => void
}

/** Where the games are kept, how well, what went wrong, and what to do about it. */
export function StorageState({ facts, onAskToKeep }: StorageStateProps) {
  const { persisted, isSecure } = facts
  const { secondCopy } = useSaved()
  const damage = useDamage()
  const backup = useBackupState()
  return (
    <div className="border-t border-rule">
      <p className="border-b border-rule py-3 text-base">
        Every game is on this phone alone, in this browser. {usageSentence(facts)}
      </p>
      <p className="border-b border-rule py-3 text-base">{secondCopySentence(secondCopy)}</p>
      {damage.state === 'ready' && damage.value.length > 0 ? <DamageFound found={damage.value} /> : null}
      <div className="flex items-center justify-between gap-3 border-b border-rule py-3">
        <p className="text-base">{keptSentence(persisted)}</p>
        {persisted === false ? (
          <Button onClick={onAskToKeep} className="shrink-0">
            Ask it to
          </Button>
        ) : null}
      </div>
      <p className="border-b border-rule py-3 text-base">
        {ONLY_A_FILE} {backup.state === 'ready' ? lastBackupSentence(backup.value.lastAt) : null} Save one under{' '}
        <Link href="/data" className="underline underline-offset-4">
          Data
        </Link>{' '}
        and keep it somewhere else.
      </p>
      {isSecure ? null : <PlainHttp />}
    </div>
  )
}

function usageSentence({ usage, quota }: PhoneFacts): string {
  // A browser that has not counted yet says nothing at all.
  if (usage === null || usage === 0) return 'How much room they take this browser does not say.'
  const room = quota === null ? '' : ` of ${bytes(quota)} that it may have`
  return `They and the app take ${bytes(usage)}${room}.`
}

/** What a page without https has to do without. */
function PlainHttp() {
  return (
    <div className="border-b border-rule py-3 text-base">
      <p className="font-semibold">This page came over plain http.</p>
      <p className="pt-1">The sheet works and saves all the same. Browsers leave out, until it comes over https:</p>
      <ul className="list-disc pt-1 pl-6">
        <li>opening Yuss without a network, and adding it to the home screen;</li>
        <li>the promise to keep what is stored, and the second copy;</li>
        <li>keeping the screen on during a game.</li>
      </ul>
    </div>
  )
}
