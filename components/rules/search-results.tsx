import { useMemo, type ReactElement } from 'react'
import { Button } from '@/components/ui/button'
import { Marked } from '@/components/ui/marked'
import * as said from '@/lib/messages/compiled/referee/lookup'
import { ask } from '@/lib/messages/compiled/rules/ask'
import { meaning } from '@/lib/messages/compiled/rules/meaning'
import { storyTitle } from '@/lib/messages/compiled/rules/storyTitle'
import { tells } from '@/lib/messages/compiled/rules/tells'
import { word } from '@/lib/messages/compiled/rules/word'
import { answerFor } from '@/lib/rulesets/lookup/lookup'
import type { Question } from '@/lib/rulesets/lookup/question'
import { relevantAtTable } from '@/lib/rulesets/search/coming-up'
import { findRules, type Found } from '@/lib/rulesets/search/search'
import type { Story } from '@/lib/rulesets/stories/story'
import { exampleSearches, foundCount } from '@/lib/text/screens/rules'
import { storyHref } from '../addresses/rule-address'
import { answerInWords } from './answer-text'
import { GamePicker } from './game-picker'
import { answerOfSecond, arisesInText, gamesInstead } from './other-games'
import { QuestionLink, RuleLink } from './rule-link'
import { secondOf, useTable, type RulesTable } from './use-table'

interface SearchResultsProps {
  readonly typed: string
  /** Searches for an example word, which always finds something. */
  readonly onExample: (word: string) => void
}

/** The list of search results, each question with the table's own answer under it. */
export function SearchResults({ typed, onExample }: SearchResultsProps) {
  const table = useTable()
  const all = useMemo(() => findRules(typed), [typed])
  const found =
    table.state === 'loading'
      ? all
      : relevantAtTable(all, table.base, table.state === 'played' ? table.rules : undefined, secondOf(table))
  const stories = found.filter(({ story }) => story !== null).length
  return (
    <section aria-label={said.foundLabel} className="pt-3">
      <h2 className="sr-only">{said.foundRules}</h2>
      <div className="flex items-center justify-between gap-x-3 cramped:flex-wrap">
        <p role="status" className="text-base text-soft">
          {found.length === 0 ? said.foundNothing : foundCount(found.length - stories, stories)}
        </p>
        {found.length === stories ? null : <GamePicker table={table} />}
      </div>
      {found.length === 0 ? (
        <>
          <p className="pt-1 text-lg">
            <Marked
              text={said.foundWhatNext}
              marks={{
                link: (words) => (
                  <RuleLink href="/rules/terms/" className="-my-3 inline-block py-3 underline underline-offset-4">
                    {words}
                  </RuleLink>
                ),
              }}
            />
          </p>
          <div role="group" aria-label={said.examplesLabel} className="flex flex-wrap gap-1.5 pt-3">
            {exampleSearches().map((example) => (
              <Button key={example} onClick={() => onExample(example)}>
                {example}
              </Button>
            ))}
          </div>
        </>
      ) : null}
      <ul className="mt-1 border-t border-rule empty:hidden">
        {found.map((one) => (
          <li key={(one.question ?? one.term ?? one.story)?.id} className="border-b border-rule">
            <FoundLink found={one}>
              {one.story === null ? <RuleResult found={one} table={table} /> : <StoryResult story={one.story} />}
            </FoundLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface FoundLinkProps {
  readonly found: Found
  readonly children: ReactElement
}

/** A link to what a search has found. */
function FoundLink({ found: { question, term, story }, children }: FoundLinkProps) {
  const look = 'block py-3'
  if (question !== null)
    return (
      <QuestionLink question={question.id} className={look}>
        {children}
      </QuestionLink>
    )
  return (
    <RuleLink href={story === null ? `/rules/terms/#${term?.id ?? ''}` : storyHref(story.id)} className={look}>
      {children}
    </RuleLink>
  )
}

function RuleResult({ found: { question, term }, table }: { readonly found: Found; readonly table: RulesTable }) {
  return (
    <>
      <span className="block text-lg font-semibold">
        {question === null ? (term === null ? '' : word[term.id]) : ask[question.id]}
      </span>
      {question === null ? null : <ShortAnswer question={question} table={table} />}
      {term === null ? null : (
        <span className="block pt-1 text-base text-soft">
          <i>{word[term.id]}</i>
          <span>{`: ${meaning[term.id]}`}</span>
        </span>
      )}
    </>
  )
}

function StoryResult({ story: { id } }: { readonly story: Story }) {
  return (
    <>
      <span className="block text-lg font-semibold">{storyTitle[id]}</span>
      <span className="block pt-1 text-lg leading-snug">{tells[id]}</span>
    </>
  )
}

/** The table's answer to a question, in one line, and those of other games that are needed beside it. */
export function ShortAnswer({ question, table }: { readonly question: Question; readonly table: RulesTable }) {
  if (table.state === 'loading') return null
  const answer = answerFor(question, table.base, table.state === 'played' ? table.rules : undefined)
  const text = answerInWords(question, answer)
  const games = gamesInstead(question, answer)
  const second = answerOfSecond(question, secondOf(table), text)
  return (
    <>
      <span className="block pt-1 text-lg leading-snug">
        {answer.house ? <span className="font-semibold">{`${said.houseRuleBefore} `}</span> : null}
        <span>{text}</span>
      </span>
      {games.length === 0 ? null : <span className="block pt-1 text-base text-soft">{arisesInText(games)}</span>}
      {second === null ? null : <span className="block pt-1 text-lg leading-snug">{second}</span>}
    </>
  )
}
