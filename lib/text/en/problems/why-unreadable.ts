/** Why an entry of a file cannot be taken, after its name. */
export function whyUnreadable(why: unknown): string {
  switch (why) {
    case 'unrecognized_keys':
      return 'is not known here'
    case 'invalid_type':
      return 'is missing or of the wrong kind'
    case 'invalid_length':
      return 'has the wrong number of entries'
    case 'too_many':
      return 'has more entries than any game has'
    default:
      return 'does not fit'
  }
}
