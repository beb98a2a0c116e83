import type { ReactNode } from 'react'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import { backHome } from './back-home'
import { Screen, type Back } from './screen'
import { Skeleton } from './skeleton'

/** A screen whose parts are still loading. */
export const Waiting = ({ title }: { readonly title: string }) => (
  <Screen title={title} back={backHome()}>
    <Skeleton label={oneMoment} rows={8} />
  </Screen>
)

/** Returns the frame of a screen that could not be loaded: a notice and the Back arrow. */
export const screenFrame = (title: () => string, back: () => Back = backHome) =>
  function ScreenAround(_: object, notice: ReactNode) {
    return (
      <Screen title={title()} back={back()}>
        {notice}
      </Screen>
    )
  }
