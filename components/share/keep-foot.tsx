import type { ReactNode } from 'react'

/** What can be done with something that arrived, in reach of the thumb however long it is. */
export function KeepFoot({ children }: { readonly children: ReactNode }) {
  return (
    <div className="sticky bottom-0 -mx-4 border-t border-rule bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {children}
    </div>
  )
}
