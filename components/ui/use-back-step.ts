import { useEffectEvent, useLayoutEffect } from 'react'
import { backSteps } from './back-steps'

/** Under this name an entry of the history keeps how many steps lie over its screen. */
const MARK = 'yussStep'

function depth(): number {
  const state: unknown = window.history.state
  const found: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, MARK) : 0
  return typeof found === 'number' ? found : 0
}

const marked = (steps: number) => (steps === 0 ? null : { [MARK]: steps })

// The router adds what it needs to both calls: https://nextjs.org/docs/app/getting-started/linking-and-navigating
const steps = backSteps({
  depth,
  address: () => window.location.pathname + window.location.search,
  push: (steps) => window.history.pushState(marked(steps), ''),
  go: (by) => window.history.go(by),
  later: (work) => queueMicrotask(() => void work()),
})

/** Makes Back close what is open over a screen, and nothing else, from the moment it is visible. */
export function useBackStep(isOpen: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useLayoutEffect(() => (isOpen ? steps.pushStep(() => back()) : undefined), [isOpen])
}

/** Puts another address on the entry that is shown, which remains the step that it is. */
export const replaceAddress = (url: string | URL): void => window.history.replaceState(marked(depth()), '', url)

/** Opens an address as a step over the screen that is shown, so that `leaveSteps` can put another in the place of both. */
export const pushAddress = (url: string | URL): void => window.history.pushState(marked(depth() + 1), '', url)

/** Tells whether the current history entry is a step over a screen. */
export const isStep = (): boolean => depth() > 0

/** Goes back to the screen itself, and does what replaces it there. */
export const leaveSteps = (then: () => void): void => steps.leave(then)

/** Follows the history, not what was only made to look like a move of it; the router need not hear of steps over the screen that it shows. */
export function followHistory(): () => void {
  const listener = (event: PopStateEvent) => {
    if (event.isTrusted && steps.popped()) event.stopImmediatePropagation()
  }
  window.addEventListener('popstate', listener, { capture: true })
  return () => window.removeEventListener('popstate', listener, { capture: true })
}

/** To be told after each move of the router. */
export const routerShows = (): void => steps.shown()
