import { ERASE, NEXT_FACE, NEXT_NUMBER } from '@/lib/text/en/screens/keypad'
import { classNames } from './class-names'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const

interface KeypadProps {
  readonly onDigit: (digit: string) => void
  readonly onErase: () => void
  /** Ends the number and goes to the next field. */
  readonly onNext: () => void
  /** The number the keys write into, for those who cannot see it. */
  readonly label: string
  /** There is room to lay the keys out as on a telephone, on a screen that is high enough. */
  readonly isRoomy?: boolean
  readonly className?: string
}

const KEY =
  'inline-flex min-h-[48px] tall:min-h-14 items-center justify-center rounded-xl border border-edge bg-key text-ink'

/** On a telephone the keys stand in threes: erase and next move to the last row. */
const PLACES = {
  first: '',
  erase: 'roomy:order-2',
  second: 'roomy:order-1',
  zero: 'roomy:order-3',
  next: 'roomy:order-4',
} as const

/** Figures in reach of one thumb: in two rows of five, or where there is room as on a telephone. No system keyboard comes up. */
export function Keypad({ onDigit, onErase, onNext, label, isRoomy = false, className }: KeypadProps) {
  const place = (name: keyof typeof PLACES) => (isRoomy ? PLACES[name] : '')
  const key = (digit: string, where: keyof typeof PLACES) => (
    <button
      key={digit}
      type="button"
      className={classNames(KEY, 'num text-3xl', place(where))}
      onClick={() => onDigit(digit)}
    >
      {digit}
    </button>
  )
  return (
    <div
      role="group"
      aria-label={label}
      className={classNames('grid grid-cols-6 gap-1.5 cramped:grid-cols-3', isRoomy && 'roomy:grid-cols-3', className)}
    >
      {DIGITS.slice(0, 5).map((digit) => key(digit, 'first'))}
      <button
        type="button"
        aria-label={ERASE}
        className={classNames(KEY, 'text-2xl', place('erase'))}
        onClick={onErase}
      >
        ⌫
      </button>
      {DIGITS.slice(5, 9).map((digit) => key(digit, 'second'))}
      {key('0', 'zero')}
      <button
        type="button"
        aria-label={NEXT_NUMBER}
        className={classNames(KEY, 'text-base', place('next'))}
        onClick={onNext}
      >
        {NEXT_FACE}
      </button>
    </div>
  )
}
