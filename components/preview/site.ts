/** The host on which the app is published, like 'https://cards.example'; '' if the build was not told. */
export const SITE = process.env.NEXT_PUBLIC_SITE ?? ''
