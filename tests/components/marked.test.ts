import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Marked } from '@/components/ui/marked'

const shown = (text: string) =>
  renderToStaticMarkup(
    createElement(Marked, {
      text,
      marks: {
        link: (words) => createElement('a', null, words),
        game: (words) => createElement('b', null, words),
      },
    }),
  )

describe('a message with marked parts', () => {
  it.each([
    ['Open <link>your data</link>.', 'Open <a>your data</a>.'],
    ['<link>Your data</link> can save it.', '<a>Your data</a> can save it.'],
    ['<game>Bela</game>, from <link>here</link>', '<b>Bela</b>, from <a>here</a>'],
    ['From <link>here</link>: <game>Bela</game>', 'From <a>here</a>: <b>Bela</b>'],
    ['<link>One</link><link>two</link>', '<a>One</a><a>two</a>'],
    ['Nothing to open.', 'Nothing to open.'],
    ['A <b>name</b> of somebody', 'A name of somebody'],
    ['3 < 4 > 2', '3 &lt; 4 &gt; 2'],
  ])('puts each part where the language has it: %s', (text, html) => {
    expect(shown(text)).toBe(html)
  })
})
