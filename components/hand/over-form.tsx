import type { RefObject } from 'react'
import type { Standing } from '@/lib/engine/score/score'
import type { Table } from '@/lib/text/table'
import { Board } from './board'
import type { Draft } from './draft'
import { MorePanel } from './more-panel'
import { Receipt } from './receipt'
import { RunCards } from './run-cards'
import type { FormState } from './use-form-state'

interface OverFormProps {
  readonly table: Table
  readonly standing: Standing
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly form: FormState
  /** The key that opened the rare entries. */
  readonly moreKey: RefObject<HTMLButtonElement | null>
}

/** The dialog that is open over the form. */
export function OverForm({ table, standing, draft, onDraft, form, moreKey }: OverFormProps) {
  const { over, setOver, reading } = form
  const part = { table, draft, onDraft }
  const close = () => setOver(null)
  switch (over) {
    case null:
      return null
    case 'board':
      return <Board {...part} onClose={close} />
    case 'more':
      return (
        <MorePanel
          {...part}
          standing={standing}
          onBoard={() => setOver('board')}
          onClose={() => {
            setOver((now) => (now === 'more' ? null : now))
            moreKey.current?.focus({ preventScroll: true })
          }}
        />
      )
    case 'cards':
      return <RunCards {...part} dealer={form.dealer} onClose={form.closeCards} />
    case 'why':
      return reading.state === 'ready' ? <Receipt table={table} row={reading.row} onClose={close} /> : null
  }
}
