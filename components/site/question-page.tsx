import { Marked } from '@/components/ui/marked'
import { Documents } from './documents-part'
import { Title } from './headings'
import { OpenButton } from './open-button'
import type { QuestionText } from './question-text'
import { QuestionLinks } from './questions-part'

/** The page of a question: the answers of all games with their sources, and a link to the table's own answer in the app. */
export const SiteQuestionPage = ({ text }: { readonly text: QuestionText }) => (
  <>
    <p className="pt-3 text-base text-soft">{text.place}</p>
    <h1 className="text-3xl leading-tight heading">{text.title}</h1>
    <Answers text={text} />
    <p className="pt-5">
      <OpenButton href={text.inApp}>{text.words.inYuss}</OpenButton>
    </p>
    <p className="pt-2 text-base text-soft">{text.words.inYussAbout}</p>
    {text.example === null ? null : (
      <section className="pt-8">
        <Title>{text.words.example}</Title>
        <p className="mt-3 border-s-2 border-margin ps-3 text-lg">{text.example}</p>
      </section>
    )}
    {text.laws.length === 0 ? null : (
      <section className="pt-8">
        <Title>{text.words.laws}</Title>
        {text.laws.map(({ says, law }) => (
          <p key={law} className="mt-3 border-s-2 border-margin ps-3 text-lg">
            <span>{says}</span> <span className="text-base text-soft">{law}</span>
          </p>
        ))}
      </section>
    )}
    {text.documents.length === 0 ? null : <Documents title={text.words.documents} documents={text.documents} />}
    {text.related.length === 0 ? null : (
      <section className="pt-8">
        <Title>{text.words.related}</Title>
        <QuestionLinks questions={text.related} />
      </section>
    )}
    <Neighbours text={text} />
  </>
)

const Answers = ({ text: { answersTitle, answers, words } }: { readonly text: QuestionText }) => (
  <section className="pt-6">
    <Title>{answersTitle}</Title>
    <ul className="gap-x-12 spread:columns-2">
      {answers.map(({ says, givers, readings }) => (
        <li key={says} className="break-inside-avoid border-b border-rule py-3">
          <h3 className="text-lg leading-snug font-semibold">{says}</h3>
          {givers.length === 0 ? (
            <p className="pt-1 text-base text-soft">{words.inNoDocument}</p>
          ) : (
            <ul className="text-base text-soft">
              {givers.map((giver) => (
                <li key={giver} className="pt-1">
                  <Marked text={giver} marks={{ game: (name) => <b className="font-medium text-ink">{name}</b> }} />
                </li>
              ))}
            </ul>
          )}
          {readings.map(({ point, text }) => (
            <details key={point} className="text-base">
              <summary className="min-h-12 content-center py-2">{point}</summary>
              <p className="pb-2 text-soft">{text}</p>
            </details>
          ))}
        </li>
      ))}
    </ul>
  </section>
)

/** Links to the previous and the next question. */
const Neighbours = ({ text: { before, after, words } }: { readonly text: QuestionText }) => (
  <nav aria-label={words.order} className="mt-8 grid grid-cols-2 gap-x-6">
    {before === null ? (
      <span />
    ) : (
      <a href={before.href} className="block min-h-12 py-2">
        <span className="block text-base text-soft">{words.before}</span>
        <span className="underline decoration-edge underline-offset-4">{before.ask}</span>
      </a>
    )}
    {after === null ? null : (
      <a href={after.href} className="block min-h-12 py-2 text-end">
        <span className="block text-base text-soft">{words.after}</span>
        <span className="underline decoration-edge underline-offset-4">{after.ask}</span>
      </a>
    )}
  </nav>
)
