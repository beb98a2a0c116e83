import { Keypad } from './keypad'

interface FigureEntryProps {
  /** The name of the figure, for screen readers. */
  readonly label: string
  readonly digits: string
  /** The most digits that it can have. */
  readonly most: number
  readonly onDigits: (digits: string) => void
  readonly onNext: () => void
}

/** A figure and the keys that enter it. A leading zero is replaced by the next digit. */
export function FigureEntry({ label, digits, most, onDigits, onNext }: FigureEntryProps) {
  return (
    <>
      <p
        translate="no"
        className="num rounded-xl border-2 border-felt bg-card px-3 py-1 text-end text-4xl leading-tight"
      >
        {digits === '' ? '–' : digits}
      </p>
      <Keypad
        label={label}
        onDigit={(digit) => onDigits(`${digits}${digit}`.slice(0, most).replace(/^0+(?=\d)/, ''))}
        onErase={() => onDigits(digits.slice(0, -1))}
        onNext={onNext}
        className="mt-1.5"
      />
    </>
  )
}
