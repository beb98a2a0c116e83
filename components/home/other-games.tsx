import Link from 'next/link'
import { at, sidesOf } from '@/lib/engine/seats'
import { sideHeading } from '@/lib/text/en/names'
import { spoken } from './current-game'
import type { GameLine } from './listed'

/** The other games that are going on, a ruled line each. */
export function OtherGames({ lines }: { readonly lines: readonly GameLine[] }) {
  return (
    <section className="pt-5">
      <h2 className="pb-1 text-lg text-soft">Also on the table</h2>
      <ul className="border-t border-rule">
        {lines.map((line) => (
          <li key={line.id}>
            <Link
              href={`/game?id=${line.id}`}
              aria-label={`Go on: ${spoken(line)}`}
              className="flex min-h-16 items-center gap-3 border-b border-rule py-2"
            >
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap gap-x-4 text-lg">
                  {sidesOf(line.rules).map((side) => (
                    <span key={side}>
                      {sideHeading(line.table, side)} <span className="num">{at(line.totals, side)}</span>
                    </span>
                  ))}
                </span>
                <span className="block text-base text-soft">
                  {line.isExample ? 'Example · ' : ''}
                  {line.title}
                </span>
              </span>
              <span aria-hidden="true" className="text-2xl text-soft">
                ›
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
