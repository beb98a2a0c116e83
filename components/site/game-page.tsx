import { pageAddress } from '@/components/addresses/page-address'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import type { CardsText } from './cards-text'
import { Documents } from './documents-part'
import type { GameText, RuleText, VariantText } from './game-text'
import { Citation, Title } from './headings'
import { OpenButton } from './open-button'
import { Questions } from './questions-part'

interface GamePageProps {
  readonly id: RuleSetId
  readonly text: GameText
}

/** The page of a game: every rule with its source, the points on which tables differ, and a link to a new game by these rules. */
export function GamePage({ id, text }: GamePageProps) {
  const { brief, groups, silent, variants, words } = text
  return (
    <>
      <h1 className="pt-3 text-3xl leading-tight heading">{text.title}</h1>
      <p className="pt-2 text-lg text-soft">{text.intro}</p>
      <p className="pt-5">
        <OpenButton href={`/new/?game=${id}`}>{words.play}</OpenButton>
      </p>
      <p className="pt-2 text-base text-soft">{words.playAbout}</p>
      <div className="gap-x-12 spread:grid spread:grid-cols-2">
        <Rules title={brief.title} rules={brief.rules} columns="one" />
        <Cards cards={text.cards} />
      </div>
      {groups.map(({ title, rules }) => (
        <Rules key={title} title={title} rules={rules} columns="two" />
      ))}
      {variants.length === 0 ? null : (
        <section className="pt-8">
          <Title>{words.variants}</Title>
          <ul className="gap-x-12 spread:columns-2">
            {variants.map((variant) => (
              <li key={variant.name} className="break-inside-avoid border-b border-rule py-3">
                <h3 className="font-semibold">{variant.name}</h3>
                <p>{variant.says}</p>
                <Citation>{variant.source}</Citation>
              </li>
            ))}
          </ul>
        </section>
      )}
      {silent.rules.length === 0 ? null : <Rules title={silent.title} rules={silent.rules} columns="two" />}
      <Documents title={words.documents} documents={text.documents} />
      <Questions title={words.questions} groups={text.questions} />
    </>
  )
}

interface RulesProps {
  readonly title: string
  readonly rules: readonly RuleText[]
  readonly columns: 'one' | 'two'
}

const Rules = ({ title, rules, columns }: RulesProps) => (
  <section className="pt-8">
    <Title>{title}</Title>
    <div className={columns === 'two' ? 'gap-x-12 spread:columns-2' : undefined}>
      {rules.map((rule) => (
        <Rule key={rule.option} rule={rule} />
      ))}
    </div>
  </section>
)

const Rule = ({
  rule: { option, name, says, source, note, open, variants, question },
}: {
  readonly rule: RuleText
}) => (
  <section id={option} className="scroll-mt-3 break-inside-avoid border-b border-rule py-3">
    <h3 className="text-base text-soft">{name}</h3>
    <p className="text-lg leading-snug font-semibold">{says}</p>
    <Citation>{source}</Citation>
    {note === null ? null : <p className="pt-1">{note}</p>}
    {open === null ? null : (
      <details className="text-base">
        <summary className="min-h-12 content-center">{open.point}</summary>
        <p className="pb-2 text-soft">{open.text}</p>
      </details>
    )}
    {variants.length === 0 ? null : (
      <ul className="pt-2">
        {variants.map((variant) => (
          <VariantRule key={variant.name} variant={variant} />
        ))}
      </ul>
    )}
    {question === null ? null : (
      <a href={pageAddress(question.href)} className="link py-1 text-base decoration-edge">
        {question.ask}
      </a>
    )}
  </section>
)

/** The rule of a variant on the same point. */
const VariantRule = ({ variant: { name, says, source } }: { readonly variant: VariantText }) => (
  <li className="border-s-2 border-margin py-1 ps-3">
    <p className="text-base text-soft">{name}</p>
    <p>{says}</p>
    <Citation>{source}</Citation>
  </li>
)

const Cards = ({ cards: { title, columns, source, sum, sumSource } }: { readonly cards: CardsText }) => (
  <section className="pt-8">
    <Title>{title}</Title>
    <div className="grid grid-cols-2 gap-x-6 pt-3">
      {columns.map((column) => (
        <table key={column.title} className="w-full self-start text-lg">
          <caption className="pb-1 text-start text-base text-soft">{column.title}</caption>
          <tbody>
            {column.cards.map(({ letter, name, points }) => (
              <tr key={letter} className="border-b border-rule">
                <th scope="row" className="py-1 text-start font-normal">
                  <b translate="no" className="inline-block min-w-8">
                    {letter}
                  </b>
                  {name === null ? null : <span className="text-base text-soft">{name}</span>}
                </th>
                <td translate="no" className="py-1 text-end font-semibold tabular-nums">
                  {points}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
    <Citation>{source}</Citation>
    <p className="pt-2">{sum}</p>
    <Citation>{sumSource}</Citation>
  </section>
)
