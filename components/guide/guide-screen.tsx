'use client'

import { backHome } from '@/components/ui/back-home'
import { Screen } from '@/components/ui/screen'
import { onThisPage } from '@/lib/messages/compiled/app/shared'
import { guide } from '@/lib/messages/compiled/guide'
import { pageText } from '@/lib/text/screens/pages'
import { GuideBody } from './guide-body'

/** The screen of the guide for players. */
export const GuideScreen = () => (
  <Screen title={pageText('/guide/').title} back={backHome()} room="spread">
    <GuideBody guide={guide} onThisPage={onThisPage} />
  </Screen>
)
