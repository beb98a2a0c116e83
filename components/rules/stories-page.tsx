'use client'

import { onThisPage } from '@/lib/messages/compiled/app/shared'
import { rulesTitle, storiesTitle, storiesTitleAbout } from '@/lib/messages/compiled/referee/lookup'
import { ask } from '@/lib/messages/compiled/rules/ask'
import { storyGroup } from '@/lib/messages/compiled/rules/storyGroup'
import { storyTitle } from '@/lib/messages/compiled/rules/storyTitle'
import { tells } from '@/lib/messages/compiled/rules/tells'
import { STORY_GROUPS } from '@/lib/rulesets/stories/stories'
import type { Story, StoryGroup } from '@/lib/rulesets/stories/story'
import { storySources } from '@/lib/text/rules/citation'
import { questionHref } from '../addresses/rule-address'
import { RuleLink } from './rule-link'
import { RulesScreen } from './rules-screen'

/** The page of stories in the documents: the origin of the game and its words, customs, and advice. */
export function StoriesPage() {
  return (
    <RulesScreen title={storiesTitle} back={{ href: '/rules/', label: rulesTitle }}>
      <p className="mt-3 text-lg text-soft">{storiesTitleAbout}</p>
      <nav aria-label={onThisPage} className="mt-4 print:hidden">
        <ul className="grid grid-cols-2 gap-x-5 sm:flex sm:flex-wrap cramped:grid-cols-1">
          {STORY_GROUPS.map(({ id }) => (
            <li key={id}>
              <a href={`#${id}`} className="link leading-tight decoration-edge">
                {storyGroup[id]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {STORY_GROUPS.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </RulesScreen>
  )
}

function Group({ group: { id, stories } }: { readonly group: StoryGroup }) {
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="scroll-mt-3 text-xl heading sm:text-2xl">
        {storyGroup[id]}
      </h2>
      <div className="mt-2 border-t border-rule">
        {stories.map((story) => (
          <StoryArticle key={story.id} story={story} />
        ))}
      </div>
    </section>
  )
}

function StoryArticle({ story: { id, sources, question } }: { readonly story: Story }) {
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-3 border-b border-rule py-4 break-inside-avoid target:border-s-4 target:border-s-felt target:ps-3"
    >
      <h3 id={`${id}-title`} className="text-lg leading-snug font-semibold">
        {storyTitle[id]}
      </h3>
      <p className="pt-1 text-lg">{tells[id]}</p>
      <p className="pt-1 text-base text-soft">{storySources(sources)}</p>
      {question === undefined ? null : (
        <RuleLink href={questionHref(question)} className="link mt-1 text-base decoration-rule print:hidden">
          {ask[question]}
        </RuleLink>
      )}
    </article>
  )
}
