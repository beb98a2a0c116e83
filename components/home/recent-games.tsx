import { HistoryRow } from '@/components/history/history-row'
import { RulingRows } from '@/components/referee/ruling-rows'
import type { Elements } from '@/components/ui/elements'
import { useDirectory } from '@/lib/hooks/use-directory'
import { useHistory } from '@/lib/hooks/use-history'
import { askTheReferee, lastGames } from '@/lib/messages/compiled/app/home'
import { NO_FILTER } from '@/lib/storage/history/history-filter'
import { TOOLS } from '../addresses/ruling-address'

/** The number of games that fit next to the current game without scrolling. */
const FEW = 4

/** The results of the last games, each with a link; before the first game, links to questions for the referee. */
export function RecentGames() {
  const history = useHistory(NO_FILTER)
  const directory = useDirectory()
  if (history.state !== 'ready') return null
  const ended = history.lines.filter(({ status, example }) => status !== 'playing' && !example).slice(0, FEW)
  if (ended.length > 0) {
    return (
      <Beside title={lastGames}>
        <ul className="border-t border-rule">
          {ended.map((line) => (
            <li key={line.gameId}>
              <HistoryRow line={line} directory={directory} href={undefined} isCurrent={false} />
            </li>
          ))}
        </ul>
      </Beside>
    )
  }
  return history.isWhole ? (
    <Beside title={askTheReferee}>
      <RulingRows game={null} rulings={TOOLS.slice(0, FEW)} />
    </Beside>
  ) : null
}

const Beside = ({ title, children }: { readonly title: string; readonly children: Elements }) => (
  <section aria-labelledby="beside" className="pt-6">
    <h2 id="beside" className="pb-1 text-lg text-soft">
      {title}
    </h2>
    {children}
  </section>
)
