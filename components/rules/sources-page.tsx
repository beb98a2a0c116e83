'use client'

import { backHome } from '@/components/ui/back-home'
import { Screen } from '@/components/ui/screen'
import { sourcesTitle } from '@/lib/messages/compiled/referee/lookup'
import { Sources } from './sources'
import { sourcesText } from './sources-text'

/** The page of sources: the documents, the places cited from them, and the readings used if they are silent or disagree. */
export const SourcesPage = () => (
  <Screen title={sourcesTitle} back={backHome()} room="spread">
    <Sources text={sourcesText()} />
  </Screen>
)
