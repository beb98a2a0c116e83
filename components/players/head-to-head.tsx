import Link from 'next/link'
import type { PartyFigures } from '@/lib/storage'
import { FIGURES } from '@/lib/text/en/figures'
import { list } from '@/lib/text/en/grammar'
import { AGAINST, MET_COLUMNS } from '@/lib/text/en/screens/party'
import { partyAddress } from './party-address'

const COLUMNS = ['won', 'lost', 'other'] as const

/** How a party stands against each of those it met. */
export function HeadToHead({ opponents }: Pick<PartyFigures, 'opponents'>) {
  if (opponents.length === 0) return null
  return (
    <section aria-labelledby="head-to-head" className="mt-8">
      <h2 id="head-to-head" className="text-xl font-semibold">
        {FIGURES['head-to-head'].name}
      </h2>
      <p className="text-sm text-soft">{FIGURES['head-to-head'].means}</p>
      <table className="mt-2 w-full border-collapse text-base">
        <thead>
          <tr className="border-b-2 border-ink">
            <th scope="col" className="py-2 text-left font-semibold">
              {AGAINST}
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="w-15 py-2 text-right font-semibold">
                {MET_COLUMNS[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {opponents.map(({ people, games }) => (
            <tr key={games.against.join('\n')} className="border-b border-rule">
              <th scope="row" className="text-left font-normal">
                <Link
                  href={partyAddress(people.map(({ key }) => key))}
                  className="inline-flex min-h-12 items-center underline decoration-rule underline-offset-4"
                >
                  {list(people.map(({ name }) => name))}
                </Link>
              </th>
              {COLUMNS.map((column) => (
                <td key={column} className="num text-right text-lg">
                  {games[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
