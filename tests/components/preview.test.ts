import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fileOf, pictureFiles, pictureIn, pictureOf, PICTURES } from '@/components/preview/pictures'
import { QUESTIONS } from '@/lib/rulesets/lookup/questions'
import { PAGE_PATHS } from '@/lib/text/screens/pages'
import { questionAbout } from '@/lib/text/screens/question-about'

const APP = join(import.meta.dirname, '../../app/(app)')

describe('the preview of a page', () => {
  it.each(PAGE_PATHS)('the preview names a page that exists: %s', (path) => {
    expect(existsSync(join(APP, path, 'page.tsx'))).toBe(true)
  })

  it('the preview gives the answer of the first game that has one', () => {
    const question = QUESTIONS.find(({ id }) => id === 'contract-order')
    if (question === undefined) throw new Error('no such question')
    expect(questionAbout(question)).toMatch(/^Bridge-belote: From low to high: clubs, diamonds/)
  })
})

describe('the pictures of pages', () => {
  it('every preview has a picture file', () => {
    const files = pictureFiles('https://cards.example')
    expect(new Set(files).size).toBe(files.length)
    expect(files).toHaveLength(PICTURES.length + 1)
    for (const file of files) expect(file).toMatch(/^[a-z0-9-]+\.png$/)
  })

  it('pictures are found again by their file name', () => {
    expect(pictureIn(fileOf('/'))).toBe(null)
    for (const picture of PICTURES) expect(pictureIn(fileOf(picture.path))).toBe(picture)
  })

  it('every ruling has a picture, and private pages have the start’s', () => {
    expect(pictureOf('/referee/claim/')).toBe('/previews/referee-claim.png')
    expect(pictureOf('/history/game/')).toBe('/previews/home.png')
  })

  it('no page names a picture where the build does not know its host', () => {
    expect(pictureFiles('')).toEqual(['home.png'])
  })

  // If its font lacks a letter, the drawing requests one from a host on the network.
  it('the text of the pictures uses only letters of their font', () => {
    const words = PICTURES.flatMap(({ part, title, about }) => [part, title, about ?? ''])
    expect(words.filter((word) => !/^[\u0020-\u00ff\u2013\u2014\u2018-\u201d\u2026]*$/.test(word))).toEqual([])
  })
})
