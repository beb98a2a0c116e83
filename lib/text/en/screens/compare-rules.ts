import { capital } from '../grammar'

/** Rules beside those of a source. */
export const COMPARE = { title: 'Compare with a source', aside: 'Where these rules differ from any of them' } as const
export const COMPARE_WITH = 'Compare with'
export const NO_DIFFERENCE = 'The same in every point.'

/** A value of each, as `optionValueText` says it, and where theirs stands. */
export const valueHere = (value: string): string => `Here: ${value}.`
export const valueThere = (value: string): string => `There: ${value}.`
export const placeThere = (source: string): string => `${capital(source)}.`
