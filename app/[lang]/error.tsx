'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { BASE_PATH } from '@/components/addresses/base-path'
import { HOME, screenPath } from '@/components/addresses/screen-path'
import { Button } from '@/components/ui/button'
import { isMissingCode } from '@/lib/core/timing/missing-code'
import * as said from '@/lib/messages/compiled/table/failed'
import { homeLink, tryAgain } from '@/lib/messages/compiled/table/shared'

export default function ErrorPage({ error, reset }: { readonly error: Error; readonly reset: () => void }) {
  const isMissing = isMissingCode(error)
  const { isSilent, reload } = useReload(isMissing)
  return (
    <main className="safe mx-auto max-w-xl">
      <div className="px-5 py-8">
        <h1 className="text-3xl leading-tight heading">{isMissing ? said.pageMissing : said.pageFailed}</h1>
        <p className="mt-2 text-lg text-soft">{isMissing ? said.pageMissingAbout : said.pageFailedAbout}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button look="main" onClick={isMissing ? reload : reset}>
            {tryAgain}
          </Button>
          {isMissing ? null : <Button onClick={reload}>{said.reloadThePage}</Button>}
        </div>
        <p role="status" className="mt-3 min-h-6 text-base">
          {isSilent ? said.stillNoAnswer : null}
        </p>
        {/* This is not a Link, because the scripts of this page may be what failed. */}
        <a href={`${BASE_PATH}${screenPath(HOME)}`} className="link text-lg">
          {homeLink}
        </a>
      </div>
    </main>
  )
}

/**
 * Returns a function that reloads the page if its host answers, because the browser's own error page has no link back. If code is
 * missing (`isMissing`), the page also reloads when the device is online again. Only a reload helps then: the page remembers a
 * script that failed to load as failed. `isSilent` is true after the host has not answered.
 */
function useReload(isMissing: boolean) {
  const [isSilent, setSilent] = useState(false)
  const reload = () =>
    void fetch(location.href, { cache: 'no-store' }).then(
      () => location.reload(),
      () => setSilent(true),
    )
  const onOnline = useEffectEvent(() => {
    if (isMissing) reload()
  })
  useEffect(() => {
    const listener = () => onOnline()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])
  return { isSilent, reload }
}
