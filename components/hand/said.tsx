import { classNames } from '@/components/ui/class-names'
import type { Elements } from '@/components/ui/elements'

interface SaidProps {
  /** Seen beside the field that it is about, and read out here. */
  readonly aside?: string
  readonly main: string
  readonly more?: string
  /** What saving would change further down the sheet. */
  readonly preview: Elements
}

/** Letters of a sentence that is written smaller, so that a phone has room for all of it. */
const LONG = 120

/** What is said over the button that saves. */
export const Said = ({ aside = '', main, more = '', preview }: SaidProps) => (
  <>
    {aside === '' ? null : <p className="sr-only">{aside}</p>}
    <p className={classNames('font-semibold', main.length > LONG ? 'text-sm' : 'text-base')}>{main}</p>
    {preview}
    {more === '' ? null : <p className="text-sm text-soft">{more}</p>}
  </>
)
