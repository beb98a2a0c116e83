import { join } from 'node:path'
import type { Expression, Pattern, SelectExpression } from '@fluent/syntax'
import { describe, expect, it } from 'vitest'
import { messagesOf, readLanguages } from '../../scripts/messages/catalogue'

const { spoken } = readLanguages(join(import.meta.dirname, '../../lib/messages'))

/** The figures that can be 1. Others never are: a target, the tricks of a hand, the hands of a list. */
const CAN_BE_ONE = [
  'after before bates count days half level missing others point points series short sum third thirds total worth',
].flatMap((names) => names.split(' '))

/** Words that a figure changes anywhere in its clause: verbs and counted nouns. */
const CHANGED: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:fehlen|sind|waren|kommen|bleiben|stehen|gehen|werden|warten|Punkte[ns]?|Spielpunkte[ns]?|Augen|Stiche[ns]?|Tage[ns]?|Partien|Spiele[ns]?|Folgen|Fragen|Runden|Tische[ns]?|Personen|Einträge[ns]?|Handys[ns]?|offene[rn]?)(?!\p{L})/u,
  bg: /(?<!\p{L})(?:са|бяха|недостигат|остават|идват|висят|липсват|трябват|включени|пълни|точки|взятки|дни|игри|раздавания|поредици|въпроса|кръга|маси|души|записа|телефона)(?!\p{L})/iu,
}

/** Messages whose verb agrees with another word, or whose figure is the points for taking every trick. */
const APART = [
  'problem-card-points-sum',
  'problem-card-points-impossible',
  'problem-card-points-range',
  'ending-level-goes-on',
  'verdict-has-for-sweep',
]

const figureOf = (expression: Expression): string | null => {
  if (expression.type === 'VariableReference') return expression.id.name
  const [only] = expression.type === 'FunctionReference' ? expression.arguments.positional : []
  return only?.type === 'VariableReference' ? only.id.name : null
}

/** Returns the texts that a pattern can produce. A figure is written as `{points}`, unless its plural has been chosen. */
function textsOf(pattern: Pattern, chosen: ReadonlySet<string>): readonly string[] {
  return pattern.elements.reduce<readonly string[]>(
    (texts, element) => {
      const next = element.type === 'TextElement' ? [element.value] : sayings(element.expression, chosen)
      return texts.flatMap((text) => next.map((said) => text + said))
    },
    [''],
  )
}

function sayings(expression: Expression, chosen: ReadonlySet<string>): readonly string[] {
  if (expression.type === 'SelectExpression') return choices(expression, chosen)
  const figure = figureOf(expression)
  return figure === null || chosen.has(figure) ? ['…'] : [`{${figure}}`]
}

function choices({ selector, variants }: SelectExpression, chosen: ReadonlySet<string>): readonly string[] {
  const figure = figureOf(selector)
  return variants.flatMap(({ value }) => textsOf(value, figure === null ? chosen : new Set([...chosen, figure])))
}

/** Returns the clauses of a message in which a word agrees with a figure, but no plural was chosen for that figure. */
function unchosen(language: string, pattern: Pattern): readonly string[] {
  const clauses = textsOf(pattern, new Set()).flatMap((text) => text.split(/[.,:;()]/u))
  const hasFigure = (clause: string) => CAN_BE_ONE.some((name) => clause.includes(`{${name}}`))
  return [...new Set(clauses)].filter((clause) => hasFigure(clause) && CHANGED[language]?.test(clause))
}

describe('a word that goes with a figure', () => {
  it.each(spoken)('the word beside a figure has the right plural in $language', (catalogue) => {
    const found = messagesOf(catalogue)
      .filter(({ id }) => !APART.includes(id))
      .flatMap(({ id, pattern }) => unchosen(catalogue.language, pattern).map((clause) => `${id}: ${clause.trim()}`))
    expect(found).toEqual([])
  })
})
