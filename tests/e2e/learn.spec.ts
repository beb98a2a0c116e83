import type { Page } from '@playwright/test'
import type { LEVELS } from '@/lib/learn/levels'
import { drawQuestion, type QuizQuestion } from '@/lib/learn/question'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { rulesOf, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { pagesIn } from './support/languages'
import { expect, test } from './support/test'
import { wordsIn } from './support/words'

const SEED = 7

const rules = (id: RuleSetId) => rulesOf(ruleSet(id))

/** Returns the question that a seed draws from a rule set at a level. */
function asked(id: RuleSetId, level: (typeof LEVELS)[number], seed: number): QuizQuestion {
  const question = drawQuestion(rules(id), level, seed)
  if (question === null) throw new Error(`expected a question of ${id}`)
  return question
}

const choicesOn = (page: Page) => page.getByRole('main').locator('button[aria-pressed]')

/** Taps the right answer, or a wrong one. */
async function answer(page: Page, question: QuizQuestion, isRight: boolean): Promise<void> {
  const place = question.choices.findIndex(({ mistake }) => (mistake === null) === isRight)
  // `force` taps a key even after it has been disabled.
  await choicesOn(page).nth(place).click({ force: true })
}

test('ten questions each keep their first answer and show its rules, then a score and the missed rules', async ({
  page,
}) => {
  await page.goto('./rules/')
  await page.getByRole('link', { name: 'Practise' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Practise' })).toBeVisible()
  await page.goto(`./learn/?seed=${SEED}`)
  await expect(page.getByRole('combobox', { name: 'By the rules of' })).toHaveValue('bela-2')
  for (let number = 0; number < 10; number += 1) {
    await expect(page.getByRole('heading', { name: `Question ${number + 1} of 10` })).toBeVisible()
    await expect(choicesOn(page)).toHaveCount(4)
    const isRight = number !== 2
    const question = asked('bela-2', 'easy', SEED + number)
    await answer(page, question, isRight)
    if (!isRight) {
      await answer(page, question, true)
      await page.getByRole('table').getByRole('link').first().click()
      await expect(page).toHaveURL(/\/rules\//)
      await page.goBack()
    }
    const status = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /Right|Not right/ })
    await expect(status).toHaveText(isRight ? 'Right' : /^Not right/)
    await expect(page.getByRole('table').getByRole('link', { name: 'Cards taken' })).toBeVisible()
    await page.getByRole('button', { name: number === 9 ? 'Show the score' : 'Next question' }).click()
  }
  await expect(page.getByText('9 of 10 right')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rules to review' })).toBeVisible()
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en\/rules\/[a-z-]+\/$/)
  await page.goBack()
  await expect(page.getByText('9 of 10 right')).toBeVisible()
  await page.getByRole('button', { name: 'Ten more' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 10' })).toBeVisible()
})

test('a pile is counted by key or keyboard, and its sum is shown card by card', async ({ page }) => {
  await page.goto(`./learn/?seed=${SEED}`)
  await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('Medium')
  await page.getByRole('radio', { name: 'Count cards' }).click()
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveCount(6)
  const keys = page.getByRole('group', { name: 'What are these cards worth?' })
  for (const digit of '12') await keys.getByRole('button', { name: digit, exact: true }).click()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('9')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByText(/^Not right|^Right/)).toBeVisible()
  await expect(page.getByText(/^(\d+ \+ )*\d+ = \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Next question' }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 10' })).toBeVisible()
})

test.describe('in Bulgarian', () => {
  test.use(pagesIn('bg'))

  test('the game of Bulgaria comes first, and coinche is asked with its bids', async ({ page }) => {
    const said = await wordsIn('bg')
    await page.goto(`./learn/?seed=${SEED}`)
    const game = page.getByRole('combobox').first()
    await expect(game).toHaveValue('bridge-belote')
    await expect(game.getByRole('option').first()).toHaveText(/^Бридж-белот/)
    await game.selectOption('coinche')
    await expect(page.getByRole('main').getByText(said('lineBid'), { exact: true })).toBeVisible()
    await expect(choicesOn(page)).toHaveCount(4)
    await choicesOn(page).first().click()
    await expect(page.getByRole('main').getByRole('table')).toBeVisible()
    await expect(page.getByRole('button', { name: said('nextQuestion') })).toBeVisible()
  })
})

test('the second tap of a double tap on an answer does not skip its explanation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`./learn/?seed=${SEED}`)
  const next = page.getByRole('button', { name: 'Next question' })
  await choicesOn(page).first().click()
  const { x = 0, y = 0, width = 0, height = 0 } = (await next.boundingBox()) ?? {}
  const place = [x + width / 2, y + height / 2] as const
  await page.reload()
  await expect(choicesOn(page)).toHaveCount(4)
  const isAnswer = ([left, top]: typeof place) =>
    document.elementFromPoint(left, top)?.closest('button[aria-pressed]') !== null
  expect(await page.evaluate(isAnswer, place), 'the key for the next question comes where an answer is').toBe(true)
  await page.touchscreen.tap(...place)
  await expect(next).toBeVisible()
  await page.touchscreen.tap(...place)
  // A trial waits until the key takes taps again.
  await next.click({ trial: true })
  await expect(page.getByRole('heading', { name: 'Question 1 of 10' })).toBeVisible()
  await next.click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 10' })).toBeVisible()
})
