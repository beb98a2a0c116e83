import { createElement, Suspense, use, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { withRetries } from '@/lib/async/retry'
import { MissingPart } from './missing-part'

type Asked<P> = Promise<ComponentType<P> | null>

interface Around<P> {
  /** Stands there until the part has come. */
  readonly waiting?: ReactNode
  /** What the notice of a missing part stands in, where the part itself would have been a screen or lain over one. */
  readonly frame?: (props: P, notice: ReactNode) => ReactNode
}

/**
 * A part of a screen that is fetched when it is first shown, so that the screen itself stays light. One that cannot be
 * fetched is asked for again, and then says by its `name` what lacks, in its own place: the rest of the screen stays.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  name: string | null,
  { waiting = null, frame = (_, notice) => notice }: Around<P> = {},
): ComponentType<P> {
  const ask = asking(load)

  function Arrived({ asked, props, onAgain }: { asked: Asked<P>; props: P; onAgain: () => void }) {
    const Part = use(asked)
    return Part === null ? frame(props, <MissingPart name={name} onAgain={onAgain} />) : createElement(Part, props)
  }

  return function LazyPart(props: P) {
    const [asked, setAsked] = useState(ask)
    return (
      <Suspense fallback={waiting}>
        <Arrived asked={asked} props={props} onAgain={() => setAsked(ask())} />
      </Suspense>
    )
  }
}

/** Asks once for all who want the part. Unlike `lazy` of React it does not remember that nothing came. */
function asking<P>(load: () => Promise<ComponentType<P>>): () => Asked<P> {
  let asked: Asked<P> | null = null
  return () =>
    (asked ??= withRetries(load).catch(() => {
      asked = null
      return null
    }))
}

/** Fetches what will be wanted soon. If it does not come, whoever wants it then asks again. */
export const useSoon = (load: () => Promise<unknown>): void => useEffect(() => void load().catch(() => null), [load])
