import { ChevronRight } from 'lucide'
import { ScreenLink } from '@/components/addresses/screen-link'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { Ruling } from '@/lib/engine/referee/rulings'
import { rulingText } from '@/lib/text/screens/referee'
import { refereeHref, TOOLS } from '../addresses/ruling-address'

interface RulingRowsProps {
  readonly game: string | null
  readonly rulings?: readonly Ruling[]
  /** The ruling shown next to the list. */
  readonly current?: Ruling | undefined
  readonly className?: string
}

/** The list of questions for the referee, one tap each. */
export const RulingRows = ({ game, rulings = TOOLS, current, className }: RulingRowsProps) => (
  <ul className={classNames('border-t border-rule', className)}>
    {rulings.map((path) => (
      <li key={path} className="border-b border-rule">
        <ScreenLink
          href={refereeHref(path, game)}
          aria-current={path === current ? 'page' : undefined}
          className="flex min-h-14 items-center gap-3 py-2 aria-[current]:border-s-4 aria-[current]:border-s-felt aria-[current]:bg-card aria-[current]:ps-2"
        >
          <span className="min-w-0 flex-1">
            <span className="block text-lg leading-snug font-semibold">{rulingText(path).title}</span>
            <span className="block text-base leading-snug text-soft">{rulingText(path).about}</span>
          </span>
          <Icon of={ChevronRight} alongText className="text-xl text-soft cramped:hidden" />
        </ScreenLink>
      </li>
    ))}
  </ul>
)
