import { pageAddress } from '../addresses/page-address'
import { Title } from './headings'
import type { QuestionGroup } from './questions'

/** A section of questions under a heading; each group can be unfolded. */
export const Questions = ({ title, groups }: { readonly title: string; readonly groups: readonly QuestionGroup[] }) => (
  <section className="pt-8">
    <Title>{title}</Title>
    {groups.map((group) => (
      <details key={group.title} className="border-b border-rule">
        <summary className="min-h-12 content-center text-lg">{group.title}</summary>
        <div className="gap-x-12 pb-3 spread:columns-2">
          <QuestionLinks questions={group.questions} />
        </div>
      </details>
    ))}
  </section>
)

/** A list of links to questions. */
export const QuestionLinks = ({ questions }: { readonly questions: QuestionGroup['questions'] }) => (
  <ul>
    {questions.map(({ ask, href }) => (
      <li key={href} className="break-inside-avoid">
        <a href={pageAddress(href)} className="link py-1 decoration-edge">
          {ask}
        </a>
      </li>
    ))}
  </ul>
)
