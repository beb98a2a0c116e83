import { Maximize, Minimize } from 'lucide'
import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useInBrowser } from '@/lib/hooks/use-in-browser'
import { fullScreen, leaveFullScreen } from '@/lib/messages/compiled/app/second-screen'

/** A button that turns full screen on and off. Shows nothing if the browser does not support it. */
export function FullScreenKey() {
  const isFull = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  )
  const can = useInBrowser(() => document.fullscreenEnabled, false)
  if (!can) return null
  return (
    <Button look="plain" aria-label={isFull ? leaveFullScreen : fullScreen} onClick={() => void turn(isFull)}>
      <Icon of={isFull ? Minimize : Maximize} className="text-xl" />
    </Button>
  )
}

/** Turns full screen on or off. A refusal is ignored, because the page visibly stays as it is. */
const turn = (isFull: boolean): Promise<void> =>
  (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {})

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
