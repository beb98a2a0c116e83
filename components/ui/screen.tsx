import type { ReactNode } from 'react'
import { classNames } from './class-names'
import type { Elements } from './elements'
import { BackKey, ScreenHead } from './screen-head'

interface ScreenProps {
  readonly title: string
  /** Beside the title, in a softer voice. */
  readonly aside?: ReactNode
  /** The target of the Back arrow and, if it is no ordinary link, its action; absent on the first screen. */
  readonly back?: { readonly href: string; readonly label: string; readonly onGo?: () => void }
  /** At most two. */
  readonly tools?: Elements
  /** How wide it gets: a column to read, or room for two of them where there is any. */
  readonly room?: 'column' | 'spread'
  readonly children: ReactNode
  /** Stays at the foot of the screen. */
  readonly foot?: ReactNode
}

/** Does something else than to follow the link. */
const instead = (go: () => void) => (event: { readonly preventDefault: () => void }) => {
  event.preventDefault()
  go()
}

/** A page of the app: its name, a way back, and a column to read. */
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
