import type { ReactNode } from 'react'
import { classNames } from './class-names'
import type { Elements } from './elements'

interface NoticeProps {
  /** `wrong` interrupts; `word` is said when there is a pause. */
  readonly tone: 'word' | 'wrong'
  readonly children: ReactNode
  readonly action?: Elements
  readonly className?: string
}

/** A strip of text that says what the app has to say, with what to do next beside it. */
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
