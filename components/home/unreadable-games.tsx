import { ScreenLink } from '@/components/addresses/screen-link'
import { Marked } from '@/components/ui/marked'
import { Notice } from '@/components/ui/notice'
import { unreadableGames } from '@/lib/messages/compiled/app/home'

/** The number of games that cannot be read, with a link to the place where they can be saved as they are. */
export function UnreadableGames({ count }: { readonly count: number }) {
  return (
    <Notice tone="word" className="mt-4">
      <Marked
        text={unreadableGames({ count })}
        marks={{
          link: (words) => (
            <ScreenLink href="/data" className="underline underline-offset-4">
              {words}
            </ScreenLink>
          ),
        }}
      />
    </Notice>
  )
}
