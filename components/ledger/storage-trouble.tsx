import Link from 'next/link'
import { Notice } from '@/components/ui/notice'
import type { Mark } from '@/lib/hooks/saved-store'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { storageSentence } from '@/lib/text/en/storage'

/** What the storage could not do, loudly, with the way to an export. Nothing where all is well. */
export function StorageTrouble({ game, mark }: { readonly game: ReadyGame; readonly mark: Mark }) {
  const problem = mark.state === 'failed' ? mark.problem : game.problem
  if (problem === null) return null
  return (
    <Notice
      tone="wrong"
      className="mx-3 my-1"
      action={
        <Link href="/data/" className="inline-flex min-h-12 items-center underline">
          Data
        </Link>
      }
    >
      {storageSentence(problem.code)}
    </Notice>
  )
}
