// The path under which the app is published: '' at the root of a host, otherwise '/a/b'.
const given = process.env.YUSS_BASE_PATH ?? ''
const parts = given.split('/').filter((part) => part !== '')

export const basePath = parts.map((part) => `/${part}`).join('')
