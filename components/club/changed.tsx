import { Notice } from '@/components/ui/notice'
import { changedSince } from '@/lib/messages/compiled/app/club'
import { changedText } from '@/lib/text/screens/club'
import { timeInWords } from '@/lib/text/terms/days'
import type { Evening } from '@/lib/together/club/evening'
import type { EveningHere } from '@/lib/together/hooks/use-club'
import { gameText } from './pair-names'

/** Standings that were read out do not change silently. */
export function Changed({ evening, here }: { readonly evening: Evening; readonly here: EveningHere }) {
  const { changed } = here
  if (changed === null) return null
  return (
    <Notice tone="word">
      <p className="font-semibold">{changedSince({ time: timeInWords(changed.at) })}</p>
      <ul>
        {changed.games.map(({ game, hands }) => (
          <li key={game.id}>{changedText(game, hands, gameText(evening, game))}</li>
        ))}
      </ul>
    </Notice>
  )
}
