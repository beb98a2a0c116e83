'use client'

import { rulesTitle, storiesTitle, storiesTitleAbout } from '@/lib/messages/compiled/referee/lookup'
import { RulesScreen } from './rules-screen'
import { Stories } from './stories'
import { storiesText } from './stories-text'

/** The page of stories in the documents: the origin of the game and its words, customs, and advice. */
export const StoriesPage = () => (
  <RulesScreen title={storiesTitle} back={{ href: '/rules/', label: rulesTitle }}>
    <p className="mt-3 text-lg text-soft">{storiesTitleAbout}</p>
    <Stories text={storiesText()} />
  </RulesScreen>
)
