import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { rulingMetadata } from '@/components/preview/page-metadata'
import { RulingScreen } from '@/components/referee/ruling-screen'
import { RULINGS } from '@/lib/engine/referee/rulings'

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
  return ruling === undefined ? {} : rulingMetadata(ruling)
}

export default async function RulingPage(props: RulingPageProps) {
  const ruling = await rulingOf(props)
  if (ruling === undefined) notFound()
  return <RulingScreen path={ruling} />
}
