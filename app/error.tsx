'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { BASE_PATH } from '@/components/addresses/base-path'
import { Button } from '@/components/ui/button'
import { isMissingCode } from '@/lib/async/missing-code'
import { RELOAD_THE_PAGE, PAGE_FAILED, PAGE_MISSING, STILL_NO_ANSWER } from '@/lib/text/en/screens/failed'
import { HOME_LINK, TRY_AGAIN } from '@/lib/text/en/screens/shared'

interface ErrorPageProps {
  readonly error: Error
  readonly reset: () => void
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const isMissing = isMissingCode(error)
  const { title, about } = isMissing ? PAGE_MISSING : PAGE_FAILED
  const { isSilent, reload } = useReload(isMissing)
  return (
    <main className="safe mx-auto max-w-xl">
      <div className="px-5 py-8">
        <h1 className="text-3xl leading-tight heading">{title}</h1>
        <p className="mt-2 text-lg text-soft">{about}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button look="main" onClick={isMissing ? reload : reset}>
            {TRY_AGAIN}
          </Button>
          {isMissing ? null : <Button onClick={reload}>{RELOAD_THE_PAGE}</Button>}
        </div>
        <p role="status" className="mt-3 min-h-6 text-base">
          {isSilent ? STILL_NO_ANSWER : null}
        </p>
        {/* Not a Link: what this page runs may be what failed. */}
        <a href={`${BASE_PATH}/`} className="link text-lg">
          {HOME_LINK}
        </a>
      </div>
    </main>
  )
}

/**
 * Fetches the page anew, once its host answers: the browser's own page for a host that does not leads nowhere. A script that
 * did not arrive is remembered as failed for as long as the page lives, so that nothing less helps.
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
