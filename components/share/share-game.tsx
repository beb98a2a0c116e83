'use client'

import { useEffect, useState } from 'react'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { gameParcel } from '@/lib/hooks/sharing'
import type { Parcel } from '@/lib/hooks/sharing'
import { useGame } from '@/lib/hooks/use-game'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { list } from '@/lib/text/en/grammar'
import { gameCsv } from './csv-rows'
import { dayOf, fileName, saveFile } from './hand-over'
import { ShareBox } from './share-box'

const ACTION =
  'flex min-h-12 items-center justify-center rounded-xl border border-edge bg-card px-3 text-center text-base'

/** What a game is called in files and messages: who played, and when. */
const titleOf = ({ names, record }: ReadyGame): string => `${list(names)} ${dayOf(record.createdAt)}`

/** Everything that can be done with one game outside this phone: a link, a code, a file, a table, a printed sheet. */
export function ShareGame({ gameId }: { readonly gameId: string }) {
  const game = useGame(gameId)
  if (game.state === 'loading') return <p role="status">One moment.</p>
  if (game.state !== 'ready')
    return <Notice tone="wrong">This game cannot be read, so it goes only with a backup.</Notice>
  return <ShareReady game={game} />
}

type Packed = { readonly state: 'packing' } | { readonly state: 'packed'; readonly parcel: Parcel | null }

function ShareReady({ game }: { readonly game: ReadyGame }) {
  const [packed, setPacked] = useState<Packed>({ state: 'packing' })
  const { bundle } = game
  const title = titleOf(game)
  useEffect(() => {
    let isOver = false
    void gameParcel(bundle, title).then((parcel) => {
      if (!isOver) setPacked({ state: 'packed', parcel })
    })
    return () => {
      isOver = true
    }
  }, [bundle, title])
  if (packed.state === 'packing') return <p role="status">One moment.</p>
  return (
    <div className="grid gap-5">
      {packed.parcel === null ? (
        <Notice tone="word">A hand of this game cannot be read, so the game goes only with a backup.</Notice>
      ) : (
        <ShareBox
          parcel={packed.parcel}
          fileNote="Link and code carry the sheet as it stands. The file also carries what was undone and put right."
        />
      )}
      <div className="grid grid-cols-2 gap-2 border-t border-rule pt-4">
        <Link href={`/print/?id=${encodeURIComponent(game.record.id)}`} className={ACTION}>
          Print the sheet
        </Link>
        <Button onClick={() => saveFile(fileName(title, '.csv'), `\ufeff${gameCsv(game)}`, 'text/csv')}>
          Table (CSV)
        </Button>
      </div>
    </div>
  )
}
