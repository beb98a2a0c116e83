'use client'

import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { bytes } from './phone-facts'
import type { PhoneFacts } from './phone-facts'

interface StorageStateProps {
  readonly facts: PhoneFacts
  readonly onAskToKeep: () => void
}

/** Where the games are kept, how well, and what to do about it. */
export function StorageState({ facts, onAskToKeep }: StorageStateProps) {
  const { persisted, isSecure } = facts
  return (
    <div className="border-t border-rule">
      <p className="border-b border-rule py-3 text-base">
        Every game is on this phone alone, in this browser. {usageSentence(facts)}
      </p>
      <div className="flex items-center justify-between gap-3 border-b border-rule py-3">
        <p className="text-base">{keptSentence(persisted)}</p>
        {persisted === false ? (
          <Button onClick={onAskToKeep} className="shrink-0">
            Ask it to
          </Button>
        ) : null}
      </div>
      <p className="border-b border-rule py-3 text-base">
        A backup is a file of your own, for another phone or for bad days: save one under{' '}
        <Link href="/data" className="underline underline-offset-4">
          Data
        </Link>{' '}
        and keep it somewhere else.
      </p>
      {isSecure ? null : <PlainHttp />}
    </div>
  )
}

function keptSentence(persisted: boolean | null): string {
  if (persisted === null) return 'This browser does not say whether it keeps the games for good.'
  return persisted
    ? 'The browser has promised to keep them.'
    : 'The browser has not promised to keep them: it may throw them away when room runs out or after weeks without a visit.'
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
        <li>the promise to keep what is stored;</li>
        <li>keeping the screen on during a game.</li>
      </ul>
    </div>
  )
}
