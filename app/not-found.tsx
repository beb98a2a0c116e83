import type { Metadata } from 'next'
import { NoSuchPage } from '@/components/home/no-such-page'
import { noSuchPageAbout } from '@/lib/messages/compiled/app/not-found'
import { pageNowhere } from '@/lib/messages/compiled/app/pages'

export const metadata: Metadata = { title: pageNowhere, description: noSuchPageAbout }

export default function NotFoundPage() {
  return <NoSuchPage />
}
