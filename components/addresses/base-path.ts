/**
 * The path under which the app is published: '' at the root of a host, else like '/a/b'. Next adds it to its own links, but to
 * nothing else.
 */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? ''
