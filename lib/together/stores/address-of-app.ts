/** Returns the address of the app, with a slash at its end. */
export const addressOfApp = (): string =>
  new URL(`${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/`, window.location.origin).href
