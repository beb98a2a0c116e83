'use client'

import { guide } from '@/lib/messages/compiled/guide/en'
import { GuidePage } from './guide-page'

/** The guide in English. Drawn by its script, so that a first visit does not fetch its words three times. */
export const GuideInEnglish = () => <GuidePage guide={guide.parts} />
