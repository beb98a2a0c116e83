import { Notice } from '@/components/ui/notice'
import { changedSince } from '@/lib/messages/compiled/app/club'
import { timeInWords } from '@/lib/text/terms/days'
import { changedText } from '@/lib/together/words/club'
import type { ClubNightProps } from './club-night-props'
import { pairingText } from './pair-names'

/** A notice of the games that have changed since the standings were read out; shows nothing if there are none. */
export function Changed({ clubNight, here }: Pick<ClubNightProps, 'clubNight' | 'here'>) {
  const { changed } = here
  if (changed === null) return null
  return (
    <Notice tone="word">
      <p className="font-semibold">{changedSince({ time: timeInWords(changed.at) })}</p>
      <ul>
        {changed.games.map(({ game, hands }) => (
          <li key={game.id}>{changedText(game, hands, pairingText(clubNight, game))}</li>
        ))}
      </ul>
    </Notice>
  )
}
