import type { ReactNode } from 'react'
import { ONE_MOMENT, HOME_LINK } from '@/lib/text/en/screens/shared'
import { Screen } from './screen'
import { Skeleton } from './skeleton'

const HOME = { href: '/', label: HOME_LINK } as const

/** A screen before its parts have come. */
export const Waiting = ({ title }: { readonly title: string }) => (
  <Screen title={title} back={HOME}>
    <Skeleton label={ONE_MOMENT} rows={8} />
  </Screen>
)

/** A screen of which nothing else has come: what is said about that, and the way back. */
export const screenAround = (title: string, back: { readonly href: string; readonly label: string } = HOME) =>
  function ScreenAround(_: object, notice: ReactNode) {
    return (
      <Screen title={title} back={back}>
        {notice}
      </Screen>
    )
  }
