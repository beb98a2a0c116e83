import type { Problem } from '../../engine/table/problem'
import * as said from '../../messages/compiled/table/problem-entries'

/** Tells in one sentence why an entry of a file is not accepted. */
export function whyUnreadable(entry: string, { why, wanted, least, most }: Problem['figures']): string {
  if (least !== undefined) return said.entryAtLeast({ entry, least })
  if (most !== undefined) return said.entryAtMost({ entry, most })
  if (wanted === 'whole') return said.entryWhole({ entry })
  switch (why) {
    case 'unrecognized_keys':
      return said.entryNotKnown({ entry })
    case 'invalid_type':
      return said.entryMissing({ entry })
    case 'invalid_length':
      return said.entryWrongCount({ entry })
    case 'too_many':
      return said.entryTooMany({ entry })
    case 'invalid_id':
      return said.entryBadId({ entry })
    case 'too_deep':
      return said.entryTooDeep({ entry })
    case 'barred_key':
      return said.entryBarred({ entry })
    default:
      return said.entryUnfit({ entry })
  }
}
