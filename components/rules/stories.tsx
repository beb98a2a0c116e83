import { ask } from '@/lib/messages/compiled/rules/ask'
import { QuestionLink } from './rule-link'
import type { StoriesText, StoryGroupText, StoryText } from './stories-text'

/** The stories in the documents, with a list of their groups above them. */
export const Stories = ({ text: { onThisPage, groups } }: { readonly text: StoriesText }) => (
  <>
    <nav aria-label={onThisPage} className="mt-4 print:hidden">
      <ul className="grid grid-cols-2 gap-x-5 sm:flex sm:flex-wrap cramped:grid-cols-1">
        {groups.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="link leading-tight decoration-edge">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    {groups.map((group) => (
      <Group key={group.id} group={group} />
    ))}
  </>
)

const Group = ({ group: { id, title, stories } }: { readonly group: StoryGroupText }) => (
  <section aria-labelledby={id} className="mt-8">
    <h2 id={id} className="scroll-mt-3 text-xl heading sm:text-2xl">
      {title}
    </h2>
    <div className="mt-2 border-t border-rule">
      {stories.map((story) => (
        <StoryArticle key={story.id} story={story} />
      ))}
    </div>
  </section>
)

const StoryArticle = ({ story: { id, title, tells, sources, question } }: { readonly story: StoryText }) => (
  <article
    id={id}
    aria-labelledby={`${id}-title`}
    className="scroll-mt-3 border-b border-rule py-4 break-inside-avoid target:border-s-4 target:border-s-felt target:ps-3"
  >
    <h3 id={`${id}-title`} className="text-lg leading-snug font-semibold">
      {title}
    </h3>
    <p className="pt-1 text-lg">{tells}</p>
    <p className="pt-1 text-base text-soft">{sources}</p>
    {question === null ? null : (
      <QuestionLink question={question} className="link mt-1 text-base decoration-rule print:hidden">
        {ask[question]}
      </QuestionLink>
    )}
  </article>
)
