import Link from 'next/link'
import { Notice } from '@/components/ui/notice'
import { unreadableGames } from '@/lib/text/en/screens/home'

/** Games that cannot be read: how many, and where they can be saved as they are. */
export function UnreadableGames({ count }: { readonly count: number }) {
  const { before, link, after } = unreadableGames(count)
  return (
    <Notice tone="word" className="mt-4">
      {before}
      <Link href="/data" className="underline underline-offset-4">
        {link}
      </Link>
      {after}
    </Notice>
  )
}
