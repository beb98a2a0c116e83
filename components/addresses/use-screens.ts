import { useRouter } from 'next/navigation'
import { useMemo } from 'react'
import { screenPath } from './screen-path'

/** The ways to another screen, each with the path of the screen. */
interface Screens {
  readonly push: (path: string) => void
  readonly replace: (path: string) => void
  readonly back: () => void
}

/** Returns the ways to other screens in the language of the page. */
export function useScreens(): Screens {
  const router = useRouter()
  return useMemo(
    () => ({
      push: (path) => router.push(screenPath(path)),
      replace: (path) => router.replace(screenPath(path)),
      back: () => router.back(),
    }),
    [router],
  )
}
