import type { ContentSet } from '@dining/domain'

import type { FieldsInputOf } from './sets.ts'

/** A content set in a partner's folder, one file per set in `content/`; imported into the database when data is prepared. */
export interface ContentFile<Set extends ContentSet = ContentSet> {
  readonly set: Set
  readonly entries: readonly {
    /** Unique in its set, except that a published entry may have a draft beside it. */
    readonly slug: string
    readonly status: 'published' | 'draft'
    readonly fields: FieldsInputOf<Set>
  }[]
}
