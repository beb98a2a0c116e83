import type { ReactNode } from 'react'
import { classNames } from './class-names'
import type { Elements } from './elements'
import { BackKey, ScreenHead } from './screen-head'

/** The target of the Back arrow and, if it is not an ordinary link, its action. */
export interface Back {
  readonly href: string
  readonly label: string
  readonly onGo?: () => void
}

interface ScreenProps {
  readonly title: string
  /** Soft text next to the title. */
  readonly aside?: ReactNode
  /** Absent on the first screen. */
  readonly back?: Back
  /** At most two. */
  readonly tools?: Elements
  /** The width: one column of text, or room for two if the screen has it. */
  readonly room?: 'column' | 'spread'
  readonly children: ReactNode
  /** Content that stays at the foot of the screen. */
  readonly foot?: ReactNode
}

/** Returns a click handler that calls `go` instead of following the link. */
const instead = (go: () => void) => (event: { readonly preventDefault: () => void }) => {
  event.preventDefault()
  go()
}

/** A page of the app: its title, the Back arrow, and a column of content. */
export function Screen({ title, aside, back, tools, room = 'column', children, foot }: ScreenProps) {
  return (
    <div
      className={classNames('safe mx-auto flex min-h-dvh max-w-2xl flex-col', room === 'spread' && 'spread:max-w-6xl')}
    >
      <ScreenHead
        className="print:hidden"
        lead={
          back === undefined ? null : (
            <BackKey
              href={back.href}
              label={back.label}
              {...(back.onGo === undefined ? {} : { onNavigate: instead(back.onGo) })}
            />
          )
        }
        title={title}
        aside={aside === undefined ? null : <p className="text-soft">{aside}</p>}
        actions={tools}
      />
      <main className="flex-1 px-4 pb-6">{children}</main>
      {foot === undefined ? null : (
        <footer className="sticky bottom-0 cramped:static border-t border-rule bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] print:hidden">
          {foot}
        </footer>
      )}
    </div>
  )
}
