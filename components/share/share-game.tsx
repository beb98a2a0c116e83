import { useCallback } from 'react'
import { Button } from '@/components/ui/button'
import { ActionLink } from '@/components/ui/links'
import { Notice } from '@/components/ui/notice'
import { useResolved } from '@/components/ui/use-resolved'
import { gamePayload } from '@/lib/actions/sharing'
import { useDirectory } from '@/lib/hooks/use-directory'
import { useGame, type ReadyGame } from '@/lib/hooks/use-game'
import * as said from '@/lib/messages/compiled/app/share'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import { allOf } from '@/lib/messages/locale'
import { shownNames } from '@/lib/text/terms/names'
import { gameCsv } from './csv-rows'
import { dayOf, saveCsv } from './hand-over'
import { ShareBox } from './share-box'

const titleOf = ({ game, names, record }: ReadyGame): string =>
  said.shareTitle({ names: allOf(shownNames(game.rules, names)), day: dayOf(record.createdAt) }).trimEnd()

/** Everything that leaves this device with one game: a link, a QR code, a file, CSV, or a printed sheet. */
export function ShareGame({ gameId }: { readonly gameId: string }) {
  const game = useGame(gameId)
  if (game.state === 'loading') return <p role="status">{oneMoment}</p>
  if (game.state !== 'ready') return <Notice tone="wrong">{said.unreadableGoesWithBackup}</Notice>
  return <ShareReady game={game} />
}

function ShareReady({ game }: { readonly game: ReadyGame }) {
  const { bundle } = game
  const directory = useDirectory()
  const title = titleOf(game)
  const pack = useCallback(
    async () => ({ payload: await gamePayload(directory, bundle, title) }),
    [directory, bundle, title],
  )
  const packed = useResolved(pack)
  if (packed === null) return <p role="status">{oneMoment}</p>
  return (
    <div className="grid gap-5">
      {packed.payload === null ? (
        <Notice tone="word">{said.handGoesWithBackup}</Notice>
      ) : (
        <ShareBox payload={packed.payload} fileNote={said.linkAndFile} />
      )}
      <div className="grid grid-cols-2 gap-2 border-t border-rule pt-4">
        <ActionLink href={`/print/?id=${encodeURIComponent(game.record.id)}`}>{said.printTheSheet}</ActionLink>
        <Button onClick={() => saveCsv(title, gameCsv(game))}>{said.tableCsv}</Button>
      </div>
    </div>
  )
}
