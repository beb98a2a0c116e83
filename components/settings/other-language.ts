// What a page needs that is read in another language than English, in one file.
export { speakLanguage } from '@/lib/messages/speaking'
export { LanguageFound } from './language-found'
