/** Another name, a colour, initials; two names made one person, or one made two again. */
export const PERSON_NAME = 'Name'
export const PERSON_COLOUR = 'Colour'
export const COLOUR_NAMES = { ink: 'Ink', red: 'Red', blue: 'Blue', green: 'Green' } as const

export const INITIALS = {
  label: 'Initials',
  description: 'Up to three letters; those of the name where it is empty.',
} as const

export const KEEP_PERSON = 'Keep'
export const MAKE_THEM_ONE = 'Make them one person'
export const countTogether = (name: string): string =>
  `There is a ${name} already: their games will count together from now on.`

export const SAME_PERSON_AS = 'The same person as'
export const NOBODY_ELSE = 'nobody else'
export const ALSO_WRITTEN_AS = 'Also written as'
export const SOMEBODY_ELSE = 'Somebody else'
