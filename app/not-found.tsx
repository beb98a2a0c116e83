import type { Metadata } from 'next'
import { BASE_PATH } from '@/components/addresses/base-path'
import { noSuchPage, noSuchPageAbout } from '@/lib/messages/compiled/app/not-found'
import { pageNowhere } from '@/lib/messages/compiled/app/pages'
import { homeLink } from '@/lib/messages/compiled/table/shared'

export const metadata: Metadata = { title: pageNowhere, description: noSuchPageAbout }

/** In English, as it comes with every page; a host answers with one in every language (scripts/landing.mjs). */
export default function NotFoundPage() {
  return (
    <main className="safe mx-auto max-w-xl">
      <div className="px-5 py-8">
        <h1 className="text-3xl leading-tight heading">{noSuchPage}</h1>
        <p className="mt-2 text-lg text-soft">{noSuchPageAbout}</p>
        {/* Not a Link: this page stands in for any other, and each of them would have to load what the first screen needs. */}
        <a
          href={`${BASE_PATH}/`}
          className="mt-6 inline-flex min-h-12 items-center rounded-xl bg-felt px-5 text-lg font-semibold text-felt-ink"
        >
          {homeLink}
        </a>
      </div>
    </main>
  )
}
