import { useEffect, useState, useSyncExternalStore } from 'react'
import { whenQuiet } from '@/components/storage/when-quiet'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { newerVersion, outdatedTab, reloadKey } from '@/lib/messages/compiled/app/outdated'
import { appUpdateStore, loadUpdate, wasLoadedFor } from '@/lib/offline/app-update'
import { useEditing } from '@/lib/offline/use-offline'
import type { StorageProblem } from '@/lib/storage'

/** Newer code has taken over: this tab says so, and gets it, once; but not from under a hand that is being entered. */
export function AppUpdate({ problem }: { readonly problem: StorageProblem }) {
  const isBusy = useEditing()
  const state = useSyncExternalStore(appUpdateStore.subscribe, appUpdateStore.get, () => 'waiting' as const)
  useEffect(() => (isBusy ? undefined : whenQuiet(() => void loadUpdate(problem))), [isBusy, problem])
  // A form that was half filled is open again after the reload, and is no reason to promise what did not help.
  const [wasLoaded] = useState(() => wasLoadedFor(problem))
  const said = wasLoaded || state === 'stays' ? 'stays' : isBusy ? 'busy' : 'loading'
  return (
    <aside aria-label={newerVersion} className="safe mx-auto max-w-2xl print:hidden">
      <Notice
        tone="wrong"
        className="m-3"
        action={
          <Button className="shrink-0" onClick={() => location.reload()}>
            {reloadKey}
          </Button>
        }
      >
        {outdatedTab({ state: said })}
      </Notice>
    </aside>
  )
}
