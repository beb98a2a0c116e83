import Link from 'next/link'
import type { ComponentProps } from 'react'
import { withGame } from '../addresses/rule-address'
import { useAddress } from '../addresses/use-address'

interface RuleLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> {
  readonly href: string
}

/** A link within the lookup. It keeps the game in the address. It is not prefetched, because a page has too many such links. */
export function RuleLink({ href, ...rest }: RuleLinkProps) {
  return <Link href={withGame(href, useAddress('game'))} prefetch={false} {...rest} />
}
