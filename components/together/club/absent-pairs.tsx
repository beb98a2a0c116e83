import { useState } from 'react'
import { Chip } from '@/components/ui/chip'
import { Fold } from '@/components/ui/fold'
import { Notice } from '@/components/ui/notice'
import { absentPairs, notDone } from '@/lib/messages/compiled/app/club'
import { pairAbsent } from '@/lib/messages/compiled/app/contest'
import { setAbsent } from '@/lib/together/actions/club'
import type { Round } from '@/lib/together/club/club-night'
import type { ClubNightProps } from './club-night-props'
import { nameOfPair, sizeOfPair } from './pair-names'

interface AbsentPairsProps extends Pick<ClubNightProps, 'record' | 'clubNight'> {
  readonly round: Round
}

/** A list of the pairs of a round, in which the organiser marks those that are absent. */
export function AbsentPairs({ record, clubNight, round }: AbsentPairsProps) {
  const [isOpen, setOpen] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const games = round.games.filter(({ second }) => second !== null)
  const mark = async (game: string, pair: string, isAbsent: boolean) => {
    const marked = await setAbsent(record.id, game, pair, isAbsent).catch(() => null)
    setFailed(marked?.ok !== true)
  }
  return (
    <Fold title={absentPairs({ players: sizeOfPair(clubNight) })} onToggle={setOpen}>
      {hasFailed ? <Notice tone="wrong">{notDone}</Notice> : null}
      {isOpen ? (
        <ul className="flex flex-wrap gap-1.5">
          {games.flatMap(({ id, first, second, absent }) =>
            [first, second ?? ''].map((pair, side) => {
              const name = nameOfPair(clubNight, pair)
              const isAbsent = absent[side] === true
              return (
                <li key={pair}>
                  <Chip
                    on={isAbsent}
                    label={pairAbsent({ pair: name })}
                    onToggle={() => void mark(id, pair, !isAbsent)}
                    className="px-3"
                  >
                    {name}
                  </Chip>
                </li>
              )
            }),
          )}
        </ul>
      ) : null}
    </Fold>
  )
}
