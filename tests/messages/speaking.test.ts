import { expect, it } from 'vitest'
import { spokenLanguage } from '@/lib/messages/locale'
import { section, wordsHaveCome } from '@/lib/messages/section'
import { speakLanguage } from '@/lib/messages/speaking'

// Two sections that stand in for those of a page: the home page's, and one of the rules that comes while the words of the first
// are on their way.
const HOME = 3
const ANSWERS = 63

it('a language is spoken once all that has come meanwhile has its words', async () => {
  const spoken: string[] = []
  const note = () => void spoken.push(spokenLanguage())
  let isLate = true
  section('app', HOME, () => {
    note()
    if (isLate) section('rules', ANSWERS, note)
    isLate = false
  })
  await speakLanguage('de')
  expect(spoken).toEqual(['en', 'en'])
  expect(spokenLanguage()).toBe('de')
  expect(wordsHaveCome()).toBeNull()
})

it('what comes later is waited for, until it has its words', async () => {
  const spoken: string[] = []
  section('options', 38, () => void spoken.push(spokenLanguage()))
  await wordsHaveCome()
  expect(spoken).toEqual(['de'])
  expect(wordsHaveCome()).toBeNull()
})
