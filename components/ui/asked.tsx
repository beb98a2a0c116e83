import type { Elements } from './elements'

/** A question in a few words over its answer, which says the same to those who hear it. */
export function Asked({ ask, children }: { readonly ask: string; readonly children: Elements }) {
  return (
    <div className="pb-3">
      <p aria-hidden="true" className="pb-1 text-base text-soft">
        {ask}
      </p>
      {children}
    </div>
  )
}
