import { Dialog } from '@/components/ui/dialog'
import { gameRulesRow } from '@/lib/messages/compiled/app/setup'
import type { Agreement } from '@/lib/rulesets/variants/agree'
import { OptionDialog } from './option-dialog'
import { OptionsList } from './options-list'

interface RulesDialogProps {
  readonly about: 'rules' | 'target'
  readonly agreement: Agreement
  readonly onAgreement: (agreement: Agreement) => void
  readonly onClose: () => void
}

/** The dialog for every rule of the table before its first hand, or for its target alone. */
export function RulesDialog({ about, agreement, onAgreement, onClose }: RulesDialogProps) {
  if (about === 'target') {
    return (
      <OptionDialog
        option="target"
        agreement={agreement}
        onUse={(next) => {
          onAgreement(next)
          onClose()
        }}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog title={gameRulesRow} onClose={onClose}>
      <OptionsList agreement={agreement} onAgreement={onAgreement} />
    </Dialog>
  )
}
