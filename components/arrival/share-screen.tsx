'use client'

import { useCallback, useEffect, useState } from 'react'
import { clearHash, useHash } from '@/components/addresses/use-hash'
import { useScreens } from '@/components/addresses/use-screens'
import { backHome } from '@/components/ui/back-home'
import { lazyPart } from '@/components/ui/lazy-part'
import { Screen } from '@/components/ui/screen'
import { openCode, type Arrived } from '@/lib/actions/sharing'
import { partOpened, partOpener } from '@/lib/messages/compiled/app/parts'
import { importTitle, openAbout } from '@/lib/messages/compiled/app/share'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import { onLaunchFile, openFileOf } from './file-source'

const Opener = lazyPart(
  () => import('./opener').then((part) => part.Opener),
  () => partOpener,
)
const ArrivalView = lazyPart(
  () => import('./arrival-view').then((part) => part.ArrivalView),
  () => partOpened,
)

type Shown =
  | { readonly state: 'nothing' }
  | { readonly state: 'opening'; readonly of: string | null }
  | { readonly state: 'opened'; readonly of: string | null; readonly arrived: Arrived }

const NOTHING: Shown = { state: 'nothing' }

/** The page that links lead to: it shows the content after the `#`, and keeps it only if the user says so. */
export function ShareScreen() {
  const screens = useScreens()
  const code = useHash()
  const [shown, setShown] = useState<Shown>(NOTHING)

  const open = useCallback((opening: Promise<Arrived>, of: string | null = null) => {
    setShown({ state: 'opening', of })
    void opening.then((arrived) => setShown({ state: 'opened', of, arrived }))
  }, [])

  useEffect(() => {
    if (code === '') return
    let isOver = false
    void openCode(code).then((arrived) => {
      if (!isOver) setShown({ state: 'opened', of: code, arrived })
    })
    return () => {
      isOver = true
    }
  }, [code])

  useEffect(() => onLaunchFile((file) => open(openFileOf(file))), [open])

  function leave() {
    clearHash()
    setShown(NOTHING)
  }

  const isOpening =
    shown.state === 'opening' ||
    (code !== '' && (shown.state === 'nothing' || (shown.of !== null && shown.of !== code)))
  return (
    <Screen title={importTitle} back={backHome()} room="spread">
      {isOpening ? (
        <p role="status" className="text-lg">
          {oneMoment}
        </p>
      ) : shown.state === 'opened' ? (
        <div className="max-w-2xl">
          <ArrivalView arrived={shown.arrived} onLeave={leave} />
        </div>
      ) : (
        <>
          <p className="max-w-2xl pb-4 text-base text-soft">{openAbout}</p>
          <Opener onOpen={open} onTable={(href) => screens.push(href)} />
        </>
      )}
    </Screen>
  )
}
