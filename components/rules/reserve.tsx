import { Children } from 'react'
import type { ReactNode } from 'react'

interface ReserveProps {
  /** Everything that can come to stand here. */
  readonly places: readonly ReactNode[]
  readonly children: ReactNode
}

/** As high as the highest of what may come, at any width and size of type: what arrives late moves nothing. */
export function Reserve({ places, children }: ReserveProps) {
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      {Children.map(places, (place) => (
        <div aria-hidden="true" className="invisible">
          {place}
        </div>
      ))}
      <div>{children}</div>
    </div>
  )
}
