import { expect, it } from 'vitest'
import { LANGUAGE } from '@/lib/messages/compiled/language'
import { undoTool } from '@/lib/messages/compiled/table/ledger'
import { heldOver } from '@/lib/messages/compiled/terms/words'
import { saidIn, speakLanguage } from '@/tests/support/speak-language'

const words = () => [LANGUAGE, undoTool, heldOver({ vocabulary: 'plain' })]

it('every text comes in the language that is spoken, and in English again', async () => {
  const english = words()
  expect(await saidIn('bg', words)).toEqual(['bg', 'Отмени', 'висящи'])
  expect(await saidIn('de', words)).toEqual(['de', 'Rückgängig', expect.not.stringMatching('held')])
  expect(words()).toEqual(english)
})

it('a module of texts that is loaded later comes in the language that is spoken', async () => {
  await speakLanguage('fr')
  const { openAbout } = await import('@/lib/messages/compiled/app/share')
  expect(openAbout).toMatch(/appareil/)
  await speakLanguage('en')
})
