import { expect, it, vi } from 'vitest'
import { deviceLanguage } from '@/lib/messages/device-language'

it.each([
  [['bg'], 'bg'],
  [['de-AT', 'en'], 'de'],
  [['fr-CA'], 'fr'],
  [['sr', 'hr-BA', 'en'], 'hr'],
  [['en-US', 'bg'], 'en'],
  [['ja', 'zh-Hant-TW'], 'en'],
  [[], 'en'],
])('a device that wants %j gets the pages in %s', (wanted, language) => {
  expect(deviceLanguage(wanted)).toBe(language)
})

it('the languages of a device are those of its browser', () => {
  vi.stubGlobal('navigator', { languages: ['hr-HR', 'en'] })
  expect(deviceLanguage()).toBe('hr')
  vi.unstubAllGlobals()
})
