import { ChevronRight } from 'lucide'
import Link from 'next/link'
import { Icon } from '@/components/ui/icon'
import { appName } from '@/lib/messages/compiled/app/shared'
import { placeText } from '@/lib/text/screens/home'

const PLACES = ['rules', 'referee', 'history', 'settings', 'sources'] as const

/** Where else one can go from the first screen. */
export function Places() {
  return (
    <nav aria-label={appName}>
      <ul className="border-t border-rule">
        {PLACES.map((place) => (
          <li key={place}>
            <Link
              href={`/${place}`}
              className="flex min-h-13 items-center gap-4 border-b border-rule cramped:flex-wrap cramped:gap-y-0 cramped:py-2"
            >
              <span className="w-22 shrink-0 text-lg font-semibold cramped:flex-1">{placeText(place).name}</span>
              <span className="min-w-0 flex-1 text-base text-soft cramped:order-last cramped:basis-full">
                {placeText(place).about}
              </span>
              <Icon of={ChevronRight} className="-ml-2 text-xl text-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
