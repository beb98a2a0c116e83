import {
  createElement,
  Suspense,
  use,
  useEffect,
  useReducer,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'
import { afterPaint } from '@/lib/core/timing/after-paint'
import { withRetries } from '@/lib/core/timing/retry'
import { MissingPart } from './missing-part'

type Asked<P> = Promise<ComponentType<P> | null>

/** A component whose code can be loaded with `ask` before it is shown, so that it appears at once. */
export type LazyPart<P> = ComponentType<P> & { readonly ask: () => Asked<P> }

interface Around<P> {
  /** Renders a placeholder until the part has loaded. */
  readonly waiting?: () => ReactNode
  /** Wraps the notice of a missing part, if the part would have been a screen or opened over one. */
  readonly frame?: (props: P, notice: ReactElement) => ReactElement | null
}

/**
 * Returns a component that loads its code when it is first shown, so that the screen itself stays small. If loading fails after
 * retries, a notice in its place says by its `name` what is missing; the rest of the screen stays.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  name: (() => string) | null,
  { waiting = () => null, frame = (_, notice) => notice }: Around<P> = {},
): LazyPart<P> {
  const { ask, arrived } = asking(load)

  function Arrived({ asked, props, onAgain }: { asked: Asked<P>; props: P; onAgain: () => void }) {
    const Part = arrived() ?? use(asked)
    if (Part === null) return frame(props, <MissingPart name={name?.() ?? null} onAgain={onAgain} />)
    return createElement(Part, props)
  }

  function Part(props: P) {
    const [asked, setAsked] = useState(ask)
    useShownAtOnce(asked, arrived() !== null)
    return (
      <Suspense fallback={waiting()}>
        <Arrived asked={asked} props={props} onAgain={() => setAsked(ask())} />
      </Suspense>
    )
  }
  return Object.assign(Part, { ask })
}

/**
 * Renders a part again as soon as its code has loaded. React holds back the replacement of a fallback until 300 ms after the last
 * one appeared; an update it shows at once.
 */
function useShownAtOnce(asked: Promise<unknown>, isThere: boolean): void {
  const [, show] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (isThere) return
    let isShown = true
    void asked.then(() => isShown && show())
    return () => {
      isShown = false
    }
  }, [asked, isThere])
}

/** Returns a loader that loads once for all users of the part. Unlike React's `lazy`, it does not remember a failure. */
function asking<P>(load: () => Promise<ComponentType<P>>) {
  let asked: Asked<P> | null = null
  let part: ComponentType<P> | null = null
  const ask = (): Asked<P> => {
    asked ??= withRetries(load).then(
      (found) => (part = found),
      () => (asked = null),
    )
    return asked
  }
  return { ask, arrived: () => part }
}

/**
 * Loads a part that will be needed soon, once `isWanted` is true and the screen is painted. If that fails, it is loaded again when it
 * is shown.
 */
export const useSoon = <P,>({ ask }: LazyPart<P>, isWanted = true): void =>
  useEffect(() => void (isWanted ? afterPaint().then(ask) : null), [ask, isWanted])
