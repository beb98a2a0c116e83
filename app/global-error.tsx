'use client'

import { BASE_PATH } from '@/components/addresses/base-path'
import { isMissingCode } from '@/lib/core/timing/missing-code'
import * as said from '@/lib/messages/compiled/table/failed'
import { homeLink } from '@/lib/messages/compiled/table/shared'

/** The page for a failure of the layout itself. The content security policy forbids Next's own, so nothing would be visible. */
export default function GlobalErrorPage({ error }: { readonly error: Error }) {
  const isMissing = isMissingCode(error)
  return (
    <html lang="en">
      <body>
        <main>
          <h1>{isMissing ? said.pageMissing : said.pageFailed}</h1>
          <p>{isMissing ? said.pageMissingAbout : said.pageFailedAbout}</p>
          <button type="button" onClick={() => location.reload()}>
            {said.reloadThePage}
          </button>
          <p>
            <a href={`${BASE_PATH}/`}>{homeLink}</a>
          </p>
        </main>
      </body>
    </html>
  )
}
