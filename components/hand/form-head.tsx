import { Ellipsis } from 'lucide'
import { useEffect, useRef, type RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { ScreenHead } from '@/components/ui/screen-head'
import type { Seat } from '@/lib/engine/table/seats'
import { moreLabel } from '@/lib/messages/compiled/table/common'
import { handFormTitle, type Doing } from '@/lib/text/screens/form'
import { dealtAndLeads } from '@/lib/text/sheet/form'
import type { Table } from '@/lib/text/table'

interface FormHeadProps {
  readonly table: Table
  readonly doing: Doing
  readonly number: number
  readonly dealer: Seat
  /** `null` if the taker leads and is not known yet. */
  readonly leader: Seat | null
  readonly isMoreOpen: boolean
  readonly moreKey: RefObject<HTMLButtonElement | null>
  readonly onMore: () => void
}

/** The head of the form: the number of the hand, its dealer and leader, and the key for rare needs. */
export function FormHead({ table, doing, number, dealer, leader, isMoreOpen, moreKey, onMore }: FormHeadProps) {
  // Focus the title when the form opens: screen readers read it, digits go into the form, and Escape closes it.
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <ScreenHead
      className="hand-form-head"
      title={handFormTitle(doing, number)}
      titleRef={title}
      aside={<p className="min-w-0 flex-1 text-sm leading-tight text-soft">{dealtAndLeads(table, dealer, leader)}</p>}
      actions={
        <Button
          ref={moreKey}
          look="plain"
          aria-label={moreLabel}
          aria-haspopup="dialog"
          aria-expanded={isMoreOpen}
          onClick={onMore}
        >
          <Icon of={Ellipsis} className="text-xl" />
        </Button>
      }
    />
  )
}
