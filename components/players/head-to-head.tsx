import Link from 'next/link'
import { FigureRow, FigureTable } from '@/components/ui/figure-table'
import { againstTitle, metLost, metOther, metWon } from '@/lib/messages/compiled/app/players'
import { allOf } from '@/lib/messages/locale'
import type { PartyFigures } from '@/lib/storage'
import { figureText } from '@/lib/text/history/figures'
import { partyAddress } from '../addresses/party-address'

const COLUMNS = ['won', 'lost', 'other'] as const

/** How a party stands against each of those it met. */
export function HeadToHead({ opponents }: Pick<PartyFigures, 'opponents'>) {
  if (opponents.length === 0) return null
  return (
    <section aria-labelledby="head-to-head" className="mt-8">
      <h2 id="head-to-head" className="text-xl heading">
        {figureText('head-to-head').name}
      </h2>
      <p className="text-sm text-soft">{figureText('head-to-head').means}</p>
      <FigureTable
        className="mt-2"
        heads={{ names: againstTitle, figures: [metWon, metLost, metOther] }}
        isOfNames={false}
      >
        {opponents.map(({ people, games }) => (
          <FigureRow
            key={games.against.join('\n')}
            head={
              <Link translate="no" href={partyAddress(people.map(({ key }) => key))} className="link decoration-rule">
                {allOf(people.map(({ name }) => name))}
              </Link>
            }
            figures={COLUMNS.map((column) => games[column])}
          />
        ))}
      </FigureTable>
    </section>
  )
}
