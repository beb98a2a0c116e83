import type { Ref } from 'react'
import type { QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { questionHref, questionPage, withGame } from '../addresses/rule-address'
import { ScreenLink, type ScreenLinkProps } from '../addresses/screen-link'
import { useAddress } from '../addresses/use-address'
import { useScreens } from '../addresses/use-screens'

interface RuleLinkProps extends Omit<ScreenLinkProps, 'onNavigate'> {
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A link within the lookup, which keeps the game in the address. */
export function RuleLink({ href, ...rest }: RuleLinkProps) {
  return <ScreenLink href={withGame(href, useAddress('game'))} {...rest} />
}

interface QuestionLinkProps extends Omit<RuleLinkProps, 'href'> {
  readonly question: QuestionId
}

/**
 * A link to a question. Its address is the page of the question, which can be sent and read without scripts. A tap opens the
 * question on the page of the lookup, which this device keeps.
 */
export function QuestionLink({ question, ...rest }: QuestionLinkProps) {
  const screens = useScreens()
  const game = useAddress('game')
  return (
    <ScreenLink
      href={withGame(questionPage(question), game)}
      onNavigate={(event) => {
        event.preventDefault()
        screens.push(questionHref(question, game))
      }}

      {...rest}
    />
  )
}
