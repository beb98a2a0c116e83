import { fileName } from '../../components/share/hand-over'
import { backupFile, savedAs } from '../../lib/messages/compiled/app/data'
import { notStarted, rescueAbout, rescueBackup } from '../../lib/messages/compiled/site/rescue'
import { stillNoAnswer } from '../../lib/messages/compiled/table/failed'
import { oneMoment, tryAgain } from '../../lib/messages/compiled/table/shared'
import { trouble } from '../../lib/messages/compiled/table/trouble'
import { DATABASE_NAME } from '../../lib/storage/database/database'
import { basePath } from '../serve/base-path.mjs'
import { bootScript, inEachLanguage, inlineScript, sourceOf } from './inline-scripts'

/** The words of the page in one language. DAY and FILE stand for a day, and for the name of a file. */
export type RescueWords = ReturnType<typeof rescueWords>

const rescueWords = () => ({
  title: notStarted,
  about: rescueAbout,
  tryAgain,
  backup: rescueBackup,
  oneMoment,
  stillNoAnswer,
  file: fileName(backupFile({ day: 'DAY' })),
  saved: savedAs({ file: 'FILE' }),
  notSaved: trouble.unavailable,
})

const STYLE = `:root{color-scheme:light dark;font:18px/1.5 sans-serif}
body{max-width:36rem;margin:auto;padding:16px}
h1{font-size:1.6rem;line-height:1.2}
button{min-height:48px;margin:0 12px 12px 0;padding:0 16px;font:inherit}`

/**
 * Returns the page that the worker shows where files of the app are damaged. All of it is in this text: the worker has it, and no
 * file is needed.
 */
export async function rescuePage(): Promise<string> {
  const words = await inEachLanguage(rescueWords)
  const boot = bootScript()
  const script = inlineScript('rescue.ts', { BASE_PATH: basePath, DATABASE: DATABASE_NAME, WORDS: words })
  const policy = [
    "default-src 'none'",
    `script-src ${sourceOf(boot)} ${sourceOf(script)}`,
    `style-src ${sourceOf(STYLE)}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>',
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    `<script>${boot}</script><title>Yuss</title><style>${STYLE}</style>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/></head>',
    `<body><script>${script}</script></body></html>`,
  ].join('')
}
