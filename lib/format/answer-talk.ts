import { err, ok, type Result } from '../core/result'
import { runOfCards } from '../engine/melds/known-runs'
import { FOUR_RANKS } from '../engine/melds/meld-values'
import { dialogue, type Contender } from '../engine/referee/dialogue'
import { contestsOf } from '../engine/referee/run-figures'
import { bestInTalk, mayBeSaid, talk, type TalkSetting } from '../engine/referee/run-talk'
import type { Figure, Says } from '../engine/referee/speech'
import { parseCards, rankOf } from '../engine/table/card'
import type { Rules } from '../engine/table/options'
import type { Problem } from '../engine/table/problem'
import { fromEldest } from '../engine/table/seats'
import { SPEECHES } from '../rulesets/lookup/speech'
import type { Ask } from './ask-schema'
import { parseRules } from './rules-file'
import { unreadable } from './unreadable'

type Answer = Result<Readonly<Record<string, unknown>>, Problem>

/** Answers what the next player may say after these words, and whose declaration is best by them. */
export function replyToTalk(rules: Rules, ask: Ask<'talk'>): Answer {
  const setting = settingOf(rules, ask)
  if (!setting.ok) return setting
  const said: Says[] = []
  for (const [index, wanted] of ask.said.entries()) {
    const turn = mayBeSaid(setting.value, talk(setting.value, said))
    const says = turn?.may.find((one) => wordSaid(one) === wanted)
    if (says === undefined) return err(unreadable(`said.${index}`, 'invalid_value'))
    said.push(says)
  }
  const state = talk(setting.value, said)
  const turn = mayBeSaid(setting.value, state)
  return ok({ seat: turn?.seat ?? null, may: turn?.may.map(wordSaid) ?? [], best: bestInTalk(setting.value, state) })
}

/** Answers what the holders of these declarations say, and whose is best. Each seat has its best one, as cards, or none. */
export function replyToDialogue(rules: Rules, ask: Ask<'dialogue'>): Answer {
  const setting = settingOf(rules, ask)
  if (!setting.ok) return setting
  const { said, best } = dialogue(setting.value, ask.best.map(contenderOf))
  const heard = said.filter(({ says }) => says.kind !== 'nothing')
  return ok({ said: heard.map(({ seat, says }) => `${seat}: ${wordSaid(says)}`), best })
}

function settingOf(rules: Rules, ask: Ask<'talk'> | Ask<'dialogue'>): Result<TalkSetting, Problem> {
  const read = parseRules(ask.rules)
  if (!read.ok) return read
  const [first = 'runs'] = contestsOf(rules)
  return ok({
    rules,
    contest: ask.contest ?? first,
    speech: SPEECHES[read.value.file.base].speech,
    trump: ask.trump,
    order: fromEldest(rules, ask.dealer),
  })
}

function contenderOf(text: string): Contender | null {
  const cards = parseCards(text) ?? []
  const run = runOfCards(cards)?.run
  if (run !== undefined) return { run, four: null }
  const four = FOUR_RANKS.find((rank) => cards.length === 4 && cards.every((card) => rankOf(card) === rank))
  return four === undefined ? null : { run: null, four }
}

/** Returns words as a case writes them: “run of 4”, “not good, K high”. */
function wordSaid(says: Says): string {
  switch (says.kind) {
    case 'have':
      return named(says.figure)
    case 'not-good':
      return says.figure === null ? 'not good' : `not good, ${named(says.figure)}`
    case 'suit':
      return says.suit
    case 'nothing':
    case 'no-run':
    case 'good':
    case 'how-high':
    case 'also':
    case 'trumps':
    case 'neither':
      return says.kind.replace('-', ' ')
  }
}

function named(figure: Figure): string {
  switch (figure.of) {
    case 'top':
      return `${figure.top} high`
    case 'class':
      return `run of ${figure.length}`
    case 'length':
      return `${figure.length} cards`
    case 'points':
      return String(figure.points)
    case 'four':
      return `four ${figure.four}`
  }
}
