import { ChevronRight } from 'lucide'
import { ScreenLink } from '@/components/addresses/screen-link'
import { Icon } from '@/components/ui/icon'
import { appName } from '@/lib/messages/compiled/app/shared'
import { placeText } from '@/lib/text/screens/home'

const PLACES = ['rules', 'referee', 'history', 'settings', 'sources'] as const

/** The links to the other places of the app on the first screen. */
export function HomePlaces() {
  return (
    <nav aria-label={appName}>
      <ul className="grid grid-cols-[minmax(5.5rem,max-content)_minmax(0,1fr)_auto] gap-x-4 border-t border-rule">
        {PLACES.map((place) => (
          <li key={place} className="col-span-full grid grid-cols-subgrid">
            <ScreenLink
              href={`/${place}`}
              className="col-span-full grid min-h-13 grid-cols-subgrid items-center border-b border-rule cramped:flex cramped:flex-wrap cramped:gap-x-4 cramped:py-2"
            >
              <span className="text-lg font-semibold cramped:flex-1">{placeText(place).name}</span>
              <span className="text-base text-soft cramped:order-last cramped:basis-full">
                {placeText(place).about}
              </span>
              <Icon of={ChevronRight} alongText className="-ms-2 text-xl text-soft" />
            </ScreenLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
