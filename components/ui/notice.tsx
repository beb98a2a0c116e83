import type { ReactNode } from 'react'
import { classNames } from './class-names'
import type { Elements } from './elements'

interface NoticeProps {
  /** `wrong` interrupts a screen reader; `word` is read at its next pause. */
  readonly tone: 'word' | 'wrong'
  readonly children: ReactNode
  readonly action?: Elements
  readonly className?: string
}

/** A strip with a message from the app, and next to it what to do about it. */
export function Notice({ tone, children, action, className }: NoticeProps) {
  return (
    <div
      role={tone === 'wrong' ? 'alert' : 'status'}
      className={classNames(
        'flex flex-wrap items-center justify-end gap-x-3 rounded-xl border bg-card px-3 py-2 text-base',
        tone === 'wrong' ? 'border-2 border-red text-red' : 'border-edge text-ink',
        className,
      )}
    >
      <div className="min-w-0 flex-[1_1_12rem]">{children}</div>
      {action}
    </div>
  )
}
