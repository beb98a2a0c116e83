import { Choice } from '@/components/ui/choice'
import { roundNumber, roundShown } from '@/lib/messages/compiled/app/club'

interface RoundChoiceProps {
  readonly rounds: readonly { readonly number: number }[]
  readonly shown: number
  readonly onShow: (number: number) => void
}

/** The choice of the round to show; shows nothing if there is only one. */
export const RoundChoice = ({ rounds, shown, onShow }: RoundChoiceProps) =>
  rounds.length < 2 ? null : (
    <Choice
      translate="no"
      label={roundShown}
      value={shown}
      onChoose={onShow}
      optionClassName="px-2"
      options={rounds.map(({ number }) => ({
        value: number,
        label: roundNumber({ round: number }),
        face: String(number),
      }))}
    />
  )
