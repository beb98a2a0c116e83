import Link from 'next/link'
import { classNames } from '@/components/ui/class-names'
import { RULING_WORDS } from '@/lib/text/en/screens/referee'
import { refereeHref, RULINGS } from '../addresses/ruling-address'
import type { RulingPath } from '../addresses/ruling-address'

interface RulingRowsProps {
  readonly game: string | null
  readonly rulings?: readonly RulingPath[]
  /** The ruling that is shown beside them. */
  readonly current?: RulingPath | undefined
  readonly className?: string
}

/** What the referee can be asked, one tap each. */
export const RulingRows = ({ game, rulings = RULINGS, current, className }: RulingRowsProps) => (
  <ul className={classNames('border-t border-rule', className)}>
    {rulings.map((path) => (
      <li key={path} className="border-b border-rule">
        <Link
          href={refereeHref(path, game)}
          aria-current={path === current ? 'page' : undefined}
          className="block min-h-14 py-2 aria-[current]:border-l-4 aria-[current]:border-l-felt aria-[current]:bg-card aria-[current]:pl-2"
        >
          <span className="block text-lg font-semibold">{RULING_WORDS[path].title}</span>
          <span className="block text-base text-soft">{RULING_WORDS[path].line}</span>
        </Link>
      </li>
    ))}
  </ul>
)
