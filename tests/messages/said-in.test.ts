import { expect, it } from 'vitest'
import { settingsTitle } from '@/lib/messages/compiled/app/settings'
import { newGame } from '@/lib/messages/compiled/table/common'
import { allOf, spokenLanguage } from '@/lib/messages/locale'
import { saidIn } from '@/lib/messages/said-in'

it('a text can be made in a chosen language, and English is spoken again afterwards', async () => {
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

it('texts made in several languages at the same time stay apart', async () => {
  const said = await Promise.all(['de', 'en', 'hr', 'fr'].map((language) => saidIn(language, () => newGame)))
  expect(said).toEqual(['Neue Partie', 'New game', 'Nova partija', 'Nouvelle partie'])
})

it('English is spoken again after an error', async () => {
  const failing = saidIn('bg', () => {
    throw new Error('the action failed')
  })
  await expect(failing).rejects.toThrow('the action failed')
  expect(newGame).toBe('New game')
})

it('a language that the site does not have is refused', async () => {
  await expect(saidIn('xx', () => newGame)).rejects.toThrow('expected a language of the site, got xx')
})
