import { manifestOf } from '@/components/preview/manifest'

export const dynamic = 'force-static'

export default manifestOf
