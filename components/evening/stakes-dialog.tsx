import { useState } from 'react'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { saveStakes } from '@/lib/actions/evening'
import { CURRENCIES, NO_STAKES, STAKES, type Stakes } from '@/lib/contest/stakes'
import { currencyLabel, stakeName, stakesStay, stakesTitle, stakeWrong } from '@/lib/messages/compiled/app/evening'
import { savePoints } from '@/lib/messages/compiled/table/sheet-dialogs'
import type { StorageProblem } from '@/lib/storage'
import type { FoundEvening } from '@/lib/storage/evenings/read-evening'
import { readMoney, typedMoney } from './money'

type Typed = Readonly<Record<keyof Stakes, string>>

/** The dialog for the stakes of an evening: an amount for each of four stakes, empty for a stake that is not used. */
export function StakesDialog({ evening, onClose }: { readonly evening: FoundEvening; readonly onClose: () => void }) {
  const [currency, setCurrency] = useState(evening.playedFor.currency)
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const [typed, setTyped] = useState<Typed>({
    difference: typedMoney(evening.playedFor.difference),
    game: typedMoney(evening.playedFor.game),
    bate: typedMoney(evening.playedFor.bate),
    pot: typedMoney(evening.playedFor.pot),
  })
  const isWrong = STAKES.some((stake) => readMoney(typed[stake]) === null)

  async function save() {
    const stakes = STAKES.reduce((all, stake) => ({ ...all, [stake]: readMoney(typed[stake]) ?? 0 }), NO_STAKES)
    const saved = await saveStakes(evening.id, { ...stakes, currency })
    if (saved.ok) onClose()
    else setProblem(saved.error)
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
          value={currency}
          onChoose={setCurrency}
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
