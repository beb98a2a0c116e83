import { Maximize, Minimize } from 'lucide'
import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { fullScreen, leaveFullScreen } from '@/lib/messages/compiled/app/second-screen'

/** Gives the page the whole screen, and takes it back; nothing where the browser cannot. */
export function FullScreenKey() {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  if (!document.fullscreenEnabled) return null
  return (
    <Button look="plain" aria-label={isFull ? leaveFullScreen : fullScreen} onClick={() => void turn(isFull)}>
      <Icon of={isFull ? Minimize : Maximize} className="text-xl" />
    </Button>
  )
}

/** A refusal leaves the page as it is, which says enough. */
const turn = (isFull: boolean): Promise<void> =>
  (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {})

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
