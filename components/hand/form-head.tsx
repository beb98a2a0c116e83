import { Ellipsis } from 'lucide'
import { useEffect, useRef, type RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { hasLongWord } from '@/components/ui/long-words'
import { CloseKey, ScreenHead } from '@/components/ui/screen-head'
import type { Seat } from '@/lib/engine/table/seats'
import { moreLabel } from '@/lib/messages/compiled/table/common'
import { backToTheSheet } from '@/lib/messages/compiled/table/hand-form'
import { formTitle, type Doing } from '@/lib/text/screens/form'
import { dealtAndLeads } from '@/lib/text/sheet/form'
import type { Table } from '@/lib/text/table'

interface FormHeadProps {
  readonly table: Table
  readonly doing: Doing
  readonly number: number
  readonly dealer: Seat
  /** `null` until it is known who took, where the taker leads. */
  readonly leader: Seat | null
  readonly isMoreOpen: boolean
  readonly moreKey: RefObject<HTMLButtonElement | null>
  readonly onMore: () => void
  readonly onLeave: () => void
}

/** Which hand this is, who dealt it and who leads; a way back, and a way to what is rare. */
export function FormHead({
  table,
  doing,
  number,
  dealer,
  leader,
  isMoreOpen,
  moreKey,
  onMore,
  onLeave,
}: FormHeadProps) {
  // Whoever opens a hand is in it: what it is gets read out, digits go into it, and Escape closes it.
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <ScreenHead
      className="hand-form-head"
      lead={<CloseKey label={backToTheSheet} onClose={onLeave} />}
      title={formTitle(doing, number)}
      titleRef={title}
      aside={
        <p
          className={classNames(
            'text-sm leading-tight text-soft',
            hasLongWord(table.names, 9) ? 'w-full tracking-tight' : 'flex-[1_1_9rem]',
          )}
        >
          {dealtAndLeads(table, dealer, leader)}
        </p>
      }
      actions={
        <Button ref={moreKey} look="plain" aria-label={moreLabel} aria-expanded={isMoreOpen} onClick={onMore}>
          <Icon of={Ellipsis} className="text-xl" />
        </Button>
      }
    />
  )
}
