import { contestTitle } from '../../messages/compiled/app/contest'

/** Returns the name of a contest, or the word for one if its name cannot be read. */
export const contestName = ({ name }: { readonly name: string }): string => name || contestTitle
