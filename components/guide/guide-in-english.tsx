'use client'

import { guide } from '@/lib/messages/compiled/guide/en'
import { GuidePage } from './guide-page'

/** The guide in English. It is rendered by its script, so that a first visit does not load its words three times. */
export const GuideInEnglish = () => <GuidePage guide={guide.parts} />
