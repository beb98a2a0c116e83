'use client'

import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'

/** A part of a screen that is fetched when it is first shown, so that the screen itself stays light. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(async () => ({ default: await load() }))
  return function LazyPart(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}
