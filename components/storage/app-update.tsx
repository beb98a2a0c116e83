import { useEffect, useState } from 'react'
import { whenQuiet } from '@/components/storage/when-quiet'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { newerVersion, outdatedTab, reloadKey } from '@/lib/messages/compiled/app/outdated'
import { appUpdateStore, loadUpdate, wasLoadedFor } from '@/lib/offline/app-update'
import { useEditing } from '@/lib/offline/use-offline'
import type { StorageProblem } from '@/lib/storage'
import { useStore } from '@/lib/stores/use-store'

/** A notice that newer code has taken over. Reloads the tab once to get it, but not while a hand is being entered. */
export function AppUpdateNotice({ problem }: { readonly problem: StorageProblem }) {
  const isBusy = useEditing()
  const state = useStore(appUpdateStore)
  useEffect(() => (isBusy ? undefined : whenQuiet(() => void loadUpdate(problem))), [isBusy, problem])
  // Read once at the first render: after a reload that did not help, do not promise another, even if a form is open again.
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
