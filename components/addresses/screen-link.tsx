import Link from 'next/link'
import type { ComponentProps } from 'react'
import { screenPath } from './screen-path'

export interface ScreenLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> {
  readonly href: string
}

/** A link to a screen in the language of the page. Nothing is fetched before a tap: a player's device has every screen. */
export const ScreenLink = ({ href, ...rest }: ScreenLinkProps) => (
  <Link href={screenPath(href)} prefetch={false} {...rest} />
)
