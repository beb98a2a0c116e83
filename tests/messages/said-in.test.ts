import { expect, it } from 'vitest'
import { settingsTitle } from '@/lib/messages/compiled/app/settings'
import { newGame } from '@/lib/messages/compiled/table/common'
import { allOf, spokenLanguage } from '@/lib/messages/locale'
import { saidIn } from '@/lib/messages/said-in'

it('says what is made in the words of a language, and speaks English again', async () => {
  expect(await saidIn('fr', () => [newGame, spokenLanguage(), allOf(['Ana', 'Boris'])])).toEqual([
    'Nouvelle partie',
    'fr',
    'Ana et Boris',
  ])
  expect([newGame, settingsTitle, spokenLanguage(), allOf(['Ana', 'Boris'])]).toEqual([
    'New game',
    'Settings',
    'en',
    'Ana and Boris',
  ])
})

it('keeps apart what is made in several languages meanwhile', async () => {
  const said = await Promise.all(['de', 'en', 'hr', 'fr'].map((language) => saidIn(language, () => newGame)))
  expect(said).toEqual(['Neue Partie', 'New game', 'Nova partija', 'Nouvelle partie'])
})

it('speaks English again where nothing could be made', async () => {
  const failing = saidIn('bg', () => {
    throw new Error('nothing was made')
  })
  await expect(failing).rejects.toThrow('nothing was made')
  expect(newGame).toBe('New game')
})

it('refuses a language that the site does not have', async () => {
  await expect(saidIn('xx', () => newGame)).rejects.toThrow('expected a language of the site, got xx')
})
