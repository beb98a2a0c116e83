import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pageMetadata, questionMetadata } from '@/components/preview/page-metadata'
import { fileOf, pictureFiles, pictureIn, pictureOf, PICTURES } from '@/components/preview/pictures'
import { QUESTIONS } from '@/lib/rulesets/lookup/questions'
import { PAGE_PATHS } from '@/lib/text/screens/pages'
import { questionAbout } from '@/lib/text/screens/question-about'

const APP = join(import.meta.dirname, '../../app/(app)')

describe('what is said of a page where its address was sent', () => {
  it.each(PAGE_PATHS)('is said of a page that is there: %s', (path) => {
    expect(existsSync(join(APP, path, 'page.tsx'))).toBe(true)
  })

  it('names no address where the build does not know its host', () => {
    const said = JSON.stringify([pageMetadata('/rules/'), questionMetadata('pack')])
    expect(said).not.toMatch(/https?:|localhost|"(images|url|canonical)"/)
  })

  it('gives the answer of the first game that has one', () => {
    const question = QUESTIONS.find(({ id }) => id === 'contract-order')
    if (question === undefined) throw new Error('no such question')
    expect(questionAbout(question)).toMatch(/^Bridge-belote: From low to high: clubs, diamonds/)
  })
})

describe('the pictures of pages', () => {
  it('have a file each', () => {
    const files = pictureFiles('https://cards.example')
    expect(new Set(files).size).toBe(files.length)
    expect(files).toHaveLength(PICTURES.length + 1)
    for (const file of files) expect(file).toMatch(/^[a-z0-9-]+\.png$/)
  })

  it('are found again by their file', () => {
    expect(pictureIn(fileOf('/'))).toBe(null)
    for (const picture of PICTURES) expect(pictureIn(fileOf(picture.path))).toBe(picture)
  })

  it('stand for every question and ruling, and the one of the start for what is on a phone', () => {
    expect(pictureOf('/rules/pack/')).toBe('/previews/rules-pack.png')
    expect(pictureOf('/referee/claim/')).toBe('/previews/referee-claim.png')
    expect(pictureOf('/history/game/')).toBe('/previews/home.png')
  })

  it('are one where the build does not know its host: no page names them', () => {
    expect(pictureFiles('')).toEqual(['home.png'])
  })

  // For a letter that it does not have the drawing would ask a host on the network.
  it('are written in letters of the cut that draws them', () => {
    const words = PICTURES.flatMap(({ part, title, about }) => [part, title, about ?? ''])
    expect(words.filter((word) => !/^[\u0020-\u00ff\u2013\u2014\u2018-\u201d\u2026]*$/.test(word))).toEqual([])
  })
})
