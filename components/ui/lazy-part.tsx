import {
  createElement,
  memo,
  Suspense,
  use,
  useEffect,
  useReducer,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'
import { withRetries } from '@/lib/core/timing/retry'
import { withItsWords } from '@/lib/messages/section'
import { MissingPart } from './missing-part'
import { useMounted } from './use-mounted'

type Asked<P> = Promise<ComponentType<P> | null>

/** A part that can be asked for before it is shown, and is then shown at once. */
export type LazyPart<P> = ComponentType<P> & { readonly ask: () => Asked<P> }

interface Around<P> {
  /** Stands there until the part has come. */
  readonly waiting?: () => ReactNode
  /** Wraps the notice of a missing part, where the part would have been a screen or opened over one. */
  readonly frame?: (props: P, notice: ReactElement) => ReactElement | null
  /** A form: where it was built into its page, it takes no tap before its code is there, as that would be lost. */
  readonly isForm?: boolean
}

/**
 * A part of a screen that is fetched when it is first shown, so that the screen itself stays light. One that cannot be
 * fetched is asked for again, and then says by its `name` what lacks, in its own place: the rest of the screen stays.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  name: (() => string) | null,
  { waiting = () => null, frame = (_, notice) => notice, isForm = false }: Around<P> = {},
): LazyPart<P> {
  const { ask, arrived } = asking(load)

  function Arrived({ asked, props, onAgain }: { asked: Asked<P>; props: P; onAgain: () => void }) {
    const isMounted = useMounted()
    const Part = arrived() ?? use(asked)
    if (Part === null) return frame(props, <MissingPart name={name?.() ?? null} onAgain={onAgain} />)
    const part = createElement(Part, props)
    return isForm ? <div inert={!isMounted}>{part}</div> : part
  }

  // Drawn again only with other props: what a built page shows of it would be taken away by that before its code has come.
  const Part = memo(function Part(props: P) {
    const [asked, setAsked] = useState(ask)
    useShownAtOnce(asked, arrived() !== null)
    return (
      <Suspense fallback={waiting()}>
        <Arrived asked={asked} props={props} onAgain={() => setAsked(ask())} />
      </Suspense>
    )
  })
  return Object.assign(Part, { ask })
}

/**
 * Draws a part again as soon as it has come. What takes the place of a fallback React holds back until 300 ms after the last one
 * came up; an update it shows at once.
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

/** Asks once for all who want the part. Unlike `lazy` of React it does not remember that nothing came. */
function asking<P>(load: () => Promise<ComponentType<P>>) {
  let asked: Asked<P> | null = null
  let part: ComponentType<P> | null = null
  const ask = (): Asked<P> => {
    asked ??= withItsWords(() => withRetries(load)).then(
      (found) => (part = found),
      () => (asked = null),
    )
    return asked
  }
  return { ask, arrived: () => part }
}

/** Fetches what will be wanted soon, or once that is so. If it does not come, it is asked for again when it is shown. */
export const useSoon = <P,>({ ask }: LazyPart<P>, isWanted = true): void =>
  useEffect(() => void (isWanted ? ask() : null), [ask, isWanted])
