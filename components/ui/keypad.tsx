import { Delete } from 'lucide'
import { eraseKey, nextFace, nextNumber } from '@/lib/messages/compiled/table/common'
import { classNames } from './class-names'
import { Icon } from './icon'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const

interface KeypadProps {
  readonly onDigit: (digit: string) => void
  readonly onErase: () => void
  /** Ends the number and goes to the next field. */
  readonly onNext: () => void
  /** The name of the number that the keys enter, for screen readers. */
  readonly label: string
  readonly className?: string
}

const KEY = 'flex min-h-key items-center justify-center text-ink -outline-offset-3'

/**
 * The digit keys, in reach of one thumb: in two rows of five or, if their place (`keys`) is high enough, in rows of three as on a
 * telephone, with erase and next in the last row. The system keyboard does not open.
 */
export function Keypad({ onDigit, onErase, onNext, label, className }: KeypadProps) {
  const key = (digit: string, place: string) => (
    <button
      key={digit}
      type="button"
      translate="no"
      className={classNames(KEY, 'num bg-card text-3xl leading-none', place)}
      onClick={() => onDigit(digit)}
    >
      {digit}
    </button>
  )
  return (
    <div
      role="group"
      dir="ltr"
      aria-label={label}
      className={classNames(
        'grid auto-rows-fr grid-cols-[repeat(5,minmax(0,1fr))_minmax(min-content,1fr)] gap-px overflow-hidden rounded-xl border border-edge bg-line threes:grid-cols-[repeat(2,minmax(0,1fr))_minmax(min-content,1fr)]',
        className,
      )}
    >
      {DIGITS.slice(0, 5).map((digit) => key(digit, ''))}
      <button
        type="button"
        aria-label={eraseKey}
        className={classNames(KEY, 'bg-tint text-2xl threes:order-2')}
        onClick={onErase}
      >
        <Icon of={Delete} />
      </button>
      {DIGITS.slice(5, 9).map((digit) => key(digit, 'threes:order-1'))}
      {key('0', 'threes:order-3')}
      <button
        type="button"
        translate="no"
        aria-label={nextNumber}
        className={classNames(KEY, 'bg-tint px-1 text-base font-semibold threes:order-4')}
        onClick={onNext}
      >
        {nextFace}
      </button>
    </div>
  )
}
