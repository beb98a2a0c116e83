import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import { RULINGS } from '@/components/addresses/ruling-address'
import { RulingScreen } from '@/components/referee/ruling-screen'
import { REFEREE_TITLE, RULING_WORDS } from '@/lib/text/en/screens/referee'

export const dynamicParams = false

export const generateStaticParams = () => RULINGS.map((ruling) => ({ ruling }))

interface RulingPageProps {
  readonly params: Promise<{ readonly ruling: string }>
}

const rulingOf = async ({ params }: RulingPageProps) => {
  const { ruling } = await params
  return RULINGS.find((path) => path === ruling)
}

export async function generateMetadata(props: RulingPageProps): Promise<Metadata> {
  const ruling = await rulingOf(props)
  return { title: ruling === undefined ? REFEREE_TITLE : RULING_WORDS[ruling].title }
}

export default async function RulingPage(props: RulingPageProps) {
  const ruling = await rulingOf(props)
  if (ruling === undefined) notFound()
  return (
    <Suspense>
      <RulingScreen path={ruling} />
    </Suspense>
  )
}
