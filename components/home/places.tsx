import Link from 'next/link'

const PLACES = [
  { href: '/rules', name: 'Rules', about: 'Settle an argument' },
  { href: '/referee', name: 'Referee', about: 'Runs, claims, revokes' },
  { href: '/history', name: 'History', about: 'Old games, who won' },
  { href: '/settings', name: 'Settings', about: 'Theme, words, your data' },
  { href: '/sources', name: 'Sources', about: 'Where the rules come from' },
] as const

/** Where else one can go from the first screen. */
export function Places() {
  return (
    <nav aria-label="Yuss">
      <ul className="border-t border-rule">
        {PLACES.map(({ href, name, about }) => (
          <li key={href}>
            <Link href={href} className="flex min-h-13 items-center gap-4 border-b border-rule">
              <span className="w-22 shrink-0 text-lg font-semibold">{name}</span>
              <span className="min-w-0 flex-1 text-base text-soft">{about}</span>
              <span aria-hidden="true" className="text-2xl text-soft">
                ›
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
