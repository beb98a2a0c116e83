import { ask } from '@/lib/messages/compiled/rules/ask'
import { QuestionLink } from './rule-link'
import type { TermText } from './terms-text'

/** An entry of the glossary. */
export const TermEntry = ({ term: { id, word, meaning, also, question } }: { readonly term: TermText }) => (
  <div
    id={id}
    className="scroll-mt-3 border-b border-rule py-3 break-inside-avoid target:border-s-4 target:border-s-felt target:ps-3"
  >
    <dt className="text-xl font-semibold">{word}</dt>
    <dd className="text-lg">
      <p>{meaning}</p>
      {also.length === 0 ? null : (
        <ul className="flex flex-wrap gap-x-4 pt-1 text-base">
          {also.map(({ name, where }) => (
            <li key={name}>
              <span>{name}</span> <span className="text-soft">{`(${where})`}</span>
            </li>
          ))}
        </ul>
      )}
      {question === null ? null : (
        <QuestionLink question={question} className="link text-base decoration-rule print:hidden">
          {ask[question]}
        </QuestionLink>
      )}
    </dd>
  </div>
)
