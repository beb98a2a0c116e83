import Link from 'next/link'
import type { ComponentProps } from 'react'
import { withGame } from '../addresses/rule-address'
import { useAddress } from '../addresses/use-address'

interface RuleLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> {
  readonly href: string
}

/** A link within the lookup: opened from a game, it stays with that game. There are too many of them to load ahead. */
export function RuleLink({ href, ...rest }: RuleLinkProps) {
  return <Link href={withGame(href, useAddress('game'))} prefetch={false} {...rest} />
}
