import { LANGUAGE } from '@/lib/messages/compiled/language'

/** The path of the first screen. The address of the language alone is the public face. */
export const HOME = '/play/'

/** Returns the path of a screen in the language of this build: '/new/' is '/bg/new/' there. An anchor or a query stays as it is. */
export const screenPath = <T extends string>(path: T): string => (path.startsWith('/') ? `/${LANGUAGE}${path}` : path)
