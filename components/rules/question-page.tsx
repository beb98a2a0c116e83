'use client'

import { ChevronLeft, ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import * as said from '@/lib/messages/compiled/referee/lookup'
import { ask } from '@/lib/messages/compiled/rules/ask'
import { groupTitle } from '@/lib/messages/compiled/rules/groupTitle'
import { law } from '@/lib/messages/compiled/rules/law'
import { lawSays } from '@/lib/messages/compiled/rules/lawSays'
import { storyTitle } from '@/lib/messages/compiled/rules/storyTitle'
import { word } from '@/lib/messages/compiled/rules/word'
import { GLOSSARY, type Term } from '@/lib/rulesets/glossary/glossary'
import { GROUPS, type LawId, type Question } from '@/lib/rulesets/lookup/question'
import type { QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { questionById, QUESTIONS } from '@/lib/rulesets/lookup/questions'
import { exampleText } from '@/lib/rulesets/lookup/wording'
import { storiesOf } from '@/lib/rulesets/stories/stories'
import type { Story } from '@/lib/rulesets/stories/story'
import { optionQuestionText } from '@/lib/text/options/names'
import { pageAddress } from '../addresses/page-address'
import { storyHref } from '../addresses/rule-address'
import { AnswerGroups } from './answer-groups'
import { AtThisTable } from './at-this-table'
import { QuestionLink, RuleLink } from './rule-link'
import { RulesScreen } from './rules-screen'
import { useTabTitle } from './use-tab-title'

/** The terms of the table that this question is about, with their names elsewhere. */
function QuestionTerms({ terms }: { readonly terms: readonly Term[] }) {
  if (terms.length === 0) return null
  return (
    <Links id="words" title={said.wordsForIt}>
      {terms.map(({ id, also }) => (
        <li key={id} className="border-b border-rule">
          <RuleLink href={`/rules/terms/#${id}`} className="block min-h-12 content-center py-2 text-lg">
            <span>{word[id]}</span>
            {also.length === 0 ? null : (
              <span className="block text-base text-soft">{also.map(({ name }) => name).join(', ')}</span>
            )}
          </RuleLink>
        </li>
      ))}
    </Links>
  )
}

/** The stories that the documents tell about the question. */
function QuestionStories({ stories }: { readonly stories: readonly Story[] }) {
  if (stories.length === 0) return null
  return (
    <Links id="stories" title={said.storiesTitleOfIt} className="print:hidden">
      {stories.map(({ id }) => (
        <li key={id} className="border-b border-rule">
          <RuleLink href={storyHref(id)} className="flex min-h-12 items-center py-2 text-lg">
            {storyTitle[id]}
          </RuleLink>
        </li>
      ))}
    </Links>
  )
}

/** The page of a question: the table's own answer, those of all sources, an example, and links to more. */
export function QuestionPage({ id }: { readonly id: QuestionId }) {
  const question = questionById(id)
  const { group, option, laws = [], related } = question
  const example = exampleText(id)
  const siblings = QUESTIONS.filter((other) => other.group === group)
  const terms = GLOSSARY.filter((term) => term.question === id)
  useTabTitle(ask[id])
  return (
    <RulesScreen
      title={ask[id]}
      back={{ href: '/rules/', label: said.rulesTitle }}
      aside={said.placeOfQuestion({
        group: groupTitle[group],
        number: siblings.indexOf(question) + 1,
        all: siblings.length,
      })}
    >
      <AtThisTable question={question} />
      <AnswerGroups question={question} />
      {example === null ? null : (
        <section className="mt-6">
          <h2 className="text-base text-soft">{said.rulesForExample}</h2>
          <p className="border-s-2 border-margin ps-3 text-lg">{example}</p>
        </section>
      )}
      <OtherLaws ids={laws} />
      {option === undefined ? null : (
        <p className="mt-6 text-base text-soft">{said.settledUnder({ question: optionQuestionText(option) })}</p>
      )}
      <QuestionTerms terms={terms} />
      <QuestionStories stories={storiesOf(id)} />
      <Related ids={related} />
      <p className="mt-6 print:hidden">
        <a href={pageAddress('/games/')} className="link decoration-edge">
          {said.rulesOfGames}
        </a>
      </p>
      <Neighbours question={question} />
    </RulesScreen>
  )
}

/** The rules of other games on this question, each with the name of its law. */
function OtherLaws({ ids }: { readonly ids: readonly LawId[] }) {
  if (ids.length === 0) return null
  return (
    <section className="mt-6">
      <h2 className="text-base text-soft">{said.lawsOfOtherGames}</h2>
      {ids.map((id) => (
        <p key={id} className="border-s-2 border-margin pt-1 ps-3 text-lg">
          <span>{lawSays[id]}</span> <span className="text-base text-soft">{law[id]}</span>
        </p>
      ))}
    </section>
  )
}

function Related({ ids }: { readonly ids: readonly QuestionId[] }) {
  return (
    <Links id="related" title={said.askedWithIt} className="print:hidden">
      {ids.map((id) => (
        <li key={id} className="border-b border-rule">
          <QuestionLink question={id} className="flex min-h-12 items-center py-2 text-lg">
            {ask[id]}
          </QuestionLink>
        </li>
      ))}
    </Links>
  )
}

interface LinksProps {
  readonly id: string
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

/** A list of links under a heading. */
function Links({ id, title, className = '', children }: LinksProps) {
  return (
    <section aria-labelledby={id} className={`mt-6 ${className}`}>
      <h2 id={id} className="text-base text-soft">
        {title}
      </h2>
      <ul className="mt-1 border-t border-rule">{children}</ul>
    </section>
  )
}

/** Links to the previous and the next question, in the order of a deal. */
function Neighbours({ question }: { readonly question: Question }) {
  const inOrder = GROUPS.flatMap((group) => QUESTIONS.filter((other) => other.group === group))
  const at = inOrder.indexOf(question)
  const [before, after] = [inOrder[at - 1], inOrder[at + 1]]
  return (
    <nav aria-label={said.orderOfADeal} className="mt-7 grid grid-cols-2 gap-3 print:hidden">
      {before === undefined ? (
        <span />
      ) : (
        <QuestionLink question={before.id} className="flex min-h-12 gap-2 py-2 text-base">
          <Icon of={ChevronLeft} alongText />
          <span>
            <span className="block text-soft">{said.rulesBefore}</span> <span>{ask[before.id]}</span>
          </span>
        </QuestionLink>
      )}
      {after === undefined ? null : (
        <QuestionLink question={after.id} className="flex min-h-12 justify-end gap-2 py-2 text-end text-base">
          <span>
            <span className="block text-soft">{said.rulesNext}</span> <span>{ask[after.id]}</span>
          </span>
          <Icon of={ChevronRight} alongText />
        </QuestionLink>
      )}
    </nav>
  )
}
