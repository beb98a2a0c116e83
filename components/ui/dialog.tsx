import { use, useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useBackStep } from '@/components/addresses/use-back-step'
import { closeLabel } from '@/lib/messages/compiled/table/common'
import { Beside } from './beside'
import { classNames } from './class-names'
import type { Elements } from './elements'
import { guardKey } from './guard-key'
import { CloseKey, ScreenHead } from './screen-head'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** The actions at the foot, in reach of the thumb. */
  readonly actions?: ReactNode
  /** Occasional actions, next to the title. */
  readonly tools?: Elements
  readonly className?: string
}

/**
 * A sheet over the screen from below. The browser keeps the focus in it; Escape and Back close it. In a pane it is shown next to
 * the screen.
 */
export function Dialog({ title, onClose, children, actions, tools, className }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const isBeside = use(Beside)
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    const focused = document.activeElement
    if (element.open) element.close()
    if (isBeside) element.show()
    else element.showModal()
    // The element was closed and opened again, for example because the screen was rotated: restore the focus inside it.
    if (focused instanceof HTMLElement && element.contains(focused)) focused.focus()
  }, [isBeside])
  useLayoutEffect(() => guardKey, [])
  useBackStep(true, () => dialog.current?.close())
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      // The event comes late: a dialog that was only moved is open again by then.
      onClose={() => dialog.current?.open || onClose()}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close()
      }}
      className={classNames(
        'm-0 mt-auto max-h-[92dvh] w-full max-w-none flex-col rounded-t-2xl border-t-2 border-ink bg-paper p-0 text-ink open:flex',
        // With large text there is too little room between head and foot: then everything scrolls.
        'cramped:open:block cramped:overflow-y-auto',
        'backdrop:bg-black/50 md:m-auto md:max-w-xl md:rounded-2xl md:border-2',
        className,
      )}
    >
      <ScreenHead
        className="border-b border-rule"
        as="h2"
        id={heading}
        lead={<CloseKey label={closeLabel} onClose={() => dialog.current?.close()} />}
        title={title}
        actions={tools}
      />
      <div className="min-h-0 flex-1 overflow-y-auto px-4 py-3 cramped:overflow-visible">{children}</div>
      {actions === undefined ? null : (
        <div className="border-t border-rule px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">{actions}</div>
      )}
    </dialog>
  )
}
