import { useState } from 'react'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { saveStakes } from '@/lib/actions/evening'
import { CURRENCIES, NO_STAKES, STAKES, type Currency, type Stakes } from '@/lib/contest/stakes'
import { isRow } from '@/lib/core/row'
import { useTyped } from '@/lib/hooks/use-typed'
import { currencyLabel, stakeName, stakesStay, stakesTitle, stakeWrong } from '@/lib/messages/compiled/app/evening'
import { savePoints } from '@/lib/messages/compiled/table/sheet-dialogs'
import type { StorageProblem } from '@/lib/storage'
import type { FoundEvening } from '@/lib/storage/evenings/read-evening'
import { readMoney, typedMoney } from './money'

type Typed = Readonly<Record<keyof Stakes, string>> & { readonly currency: Currency }

/** Reads stakes that were typed before; `null` if there are none. */
function stakesTyped(kept: unknown): Typed | null {
  const currency = isRow(kept) ? CURRENCIES.find((one) => one === kept['currency']) : undefined
  if (!isRow(kept) || currency === undefined) return null
  const text = (stake: keyof Stakes) => (typeof kept[stake] === 'string' ? kept[stake] : '')
  return { difference: text('difference'), game: text('game'), bate: text('bate'), pot: text('pot'), currency }
}

/** The dialog for the stakes of an evening: an amount for each of four stakes, empty for a stake that is not used. */
export function StakesDialog({ evening, onClose }: { readonly evening: FoundEvening; readonly onClose: () => void }) {
  const { playedFor } = evening
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const [typed, setTyped, forget] = useTyped<Typed>(
    `stakes ${evening.id}`,
    {
      difference: typedMoney(playedFor.difference),
      game: typedMoney(playedFor.game),
      bate: typedMoney(playedFor.bate),
      pot: typedMoney(playedFor.pot),
      currency: playedFor.currency,
    },
    stakesTyped,
  )
  const isWrong = STAKES.some((stake) => readMoney(typed[stake]) === null)

  async function save() {
    const stakes = STAKES.reduce((all, stake) => ({ ...all, [stake]: readMoney(typed[stake]) ?? 0 }), NO_STAKES)
    const saved = await saveStakes(evening.id, { ...stakes, currency: typed.currency })
    if (!saved.ok) return setProblem(saved.error)
    forget()
    onClose()
  }

  return (
    <Dialog
      title={stakesTitle}
      onClose={onClose}
      actions={
        <Button look="main" className="w-full" disabled={isWrong} onClick={() => void save()}>
          {savePoints}
        </Button>
      }
    >
      <div className="grid gap-3">
        {problem === null ? null : <StorageNotice problem={problem} />}
        <Choice
          translate="no"
          label={currencyLabel}
          value={typed.currency}
          onChoose={(currency) => setTyped({ ...typed, currency })}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
        />
        <div className="grid grid-cols-2 gap-x-4 gap-y-3 cramped:grid-cols-1">
          {STAKES.map((stake) => (
            <Field
              key={stake}
              label={stakeName({ stake })}
              value={typed[stake]}
              inputMode="decimal"
              autoComplete="off"
              placeholder="0.00"
              onChange={(event) => setTyped({ ...typed, [stake]: event.target.value })}
              error={readMoney(typed[stake]) === null ? stakeWrong : null}
            />
          ))}
        </div>
        <p className="text-sm text-soft">{stakesStay}</p>
      </div>
    </Dialog>
  )
}
