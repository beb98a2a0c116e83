import { ArrowLeft } from 'lucide'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Icon } from './icon'

interface ScreenProps {
  readonly title: string
  /** Beside the title, in a softer voice. */
  readonly aside?: ReactNode
  /** Where the arrow leads, and how, if not as any link; none on the first screen. */
  readonly back?: { readonly href: string; readonly label: string; readonly onGo?: () => void }
  readonly tools?: ReactNode
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
export function Screen({ title, aside, back, tools, children, foot }: ScreenProps) {
  return (
    <div className="safe mx-auto flex min-h-dvh max-w-2xl flex-col">
      <header className="flex min-h-13 items-center gap-1 px-3 cramped:flex-wrap print:hidden">
        {back === undefined ? null : (
          <Link
            href={back.href}
            aria-label={back.label}
            {...(back.onGo === undefined ? {} : { onNavigate: instead(back.onGo) })}
            className="grid size-12 shrink-0 place-items-center text-xl"
          >
            <Icon of={ArrowLeft} />
          </Link>
        )}
        <h1 className="px-1 text-xl font-semibold">{title}</h1>
        {aside === undefined ? null : <p className="text-soft">{aside}</p>}
        <div className="ml-auto flex items-center">{tools}</div>
      </header>
      <main className="flex-1 px-4 pb-6">{children}</main>
      {foot === undefined ? null : (
        <footer className="sticky bottom-0 cramped:static border-t border-rule bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] print:hidden">
          {foot}
        </footer>
      )}
    </div>
  )
}
