// Writes the words of the pages outside Next in the language of YUSS_LANGUAGE: node scripts/dispatch/run-ts.mjs
// scripts/build/page-words.ts FILE. Such a page is one for all languages, and a build has the texts of one.
import { writeFileSync } from 'node:fs'
import { fileName } from '../../components/share/hand-over'
import { backupFile, savedAs } from '../../lib/messages/compiled/app/data'
import { noSuchPage, noSuchPageAbout } from '../../lib/messages/compiled/app/not-found'
import { appAbout } from '../../lib/messages/compiled/app/pages'
import { languageBeingBuilt } from '../../lib/messages/compiled/site/landing'
import { notStarted, rescueAbout, rescueBackup } from '../../lib/messages/compiled/site/rescue'
import { stillNoAnswer } from '../../lib/messages/compiled/table/failed'
import { homeLink, oneMoment, tryAgain } from '../../lib/messages/compiled/table/shared'
import { trouble } from '../../lib/messages/compiled/table/trouble'

/** The words of the page for damaged files. DAY and FILE stand for a day, and for the name of a file. */
const rescue = {
  title: notStarted,
  about: rescueAbout,
  tryAgain,
  backup: rescueBackup,
  oneMoment,
  stillNoAnswer,
  file: fileName(backupFile({ day: 'DAY' })),
  saved: savedAs({ file: 'FILE' }),
  notSaved: trouble.unavailable,
}

export type RescueWords = typeof rescue

/** Says in the language that is built first that others are to come. LANGUAGE stands for the name of one. */
const beingBuilt = languageBeingBuilt({ language: 'LANGUAGE' })

const words = {
  rescue,
  beingBuilt,
  about: appAbout,
  notFound: { title: noSuchPage, about: noSuchPageAbout, home: homeLink },
}

export type PageWords = typeof words

writeFileSync(process.argv[2] ?? '', JSON.stringify(words))
