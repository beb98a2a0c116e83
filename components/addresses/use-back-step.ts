import { useEffectEvent, useLayoutEffect } from 'react'
import { backSteps } from './back-steps'

/** The key in the state of a history entry for the number of steps open over its screen. */
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

/** Replaces the address of the current entry, which remains the same step. */
export const replaceAddress = (url: string | URL): void => window.history.replaceState(marked(depth()), '', url)

/** Opens an address as a step over the current screen, so that `leaveSteps` can replace both. */
export const pushAddress = (url: string | URL): void => window.history.pushState(marked(depth() + 1), '', url)

/** Tells whether the current history entry is a step over a screen. */
export const isStep = (): boolean => depth() > 0

/** Goes back to the screen itself, then calls `then`, which replaces it. */
export const leaveSteps = (then: () => void): void => steps.leave(then)

/**
 * Listens to real moves of the history, not to events that scripts dispatch. Hides moves between steps of one screen from the
 * router.
 */
export function followHistory(): () => void {
  const listener = (event: PopStateEvent) => {
    if (event.isTrusted && steps.popped()) event.stopImmediatePropagation()
  }
  window.addEventListener('popstate', listener, { capture: true })
  return () => window.removeEventListener('popstate', listener, { capture: true })
}

/** Call it after each move of the router. */
export const routerShows = (): void => steps.shown()
