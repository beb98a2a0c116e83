import { Title } from './headings'
import { QuestionLinks } from './questions-part'
import type { QuestionsText } from './questions-text'

/** The page of all questions about the rules, by group in the order of a deal. */
export const QuestionsPage = ({ text: { title, about, groups } }: { readonly text: QuestionsText }) => (
  <>
    <h1 className="pt-3 text-3xl leading-tight heading">{title}</h1>
    <p className="pt-2 text-lg text-soft">{about}</p>
    <div className="gap-x-12 spread:columns-2">
      {groups.map((group) => (
        <section key={group.title} className="pt-7">
          <Title>{group.title}</Title>
          <QuestionLinks questions={group.questions} />
        </section>
      ))}
    </div>
  </>
)
