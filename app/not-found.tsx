import type { Metadata } from 'next'
import { BASE_PATH } from '@/components/addresses/base-path'
import { NO_SUCH_PAGE } from '@/lib/text/en/screens/pages'

export const metadata: Metadata = { title: NO_SUCH_PAGE.title, description: NO_SUCH_PAGE.about }

export default function NotFoundPage() {
  return (
    <main className="safe mx-auto max-w-xl">
      <div className="px-5 py-8">
        <h1 className="text-3xl leading-tight heading">There is no such page</h1>
        <p className="mt-2 text-lg text-soft">The address may be mistyped. Nothing on this phone has been lost.</p>
        {/* Not a Link: this page stands in for any other, and each of them would have to load what the first screen needs. */}
        <a
          href={`${BASE_PATH}/`}
          className="mt-6 inline-flex min-h-12 items-center rounded-xl bg-felt px-5 text-lg font-semibold text-felt-ink"
        >
          Home
        </a>
      </div>
    </main>
  )
}
