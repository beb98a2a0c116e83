import type { Elements } from './elements'

/** A short visible question over its answer. Hidden from screen readers, because the answer has the same label. */
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
