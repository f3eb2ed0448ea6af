import type { ContentSet } from '@dining/domain'

import { isObject } from './locations.ts'

interface SetEntries {
  readonly set: ContentSet
  readonly entries: readonly { readonly status: string; readonly fields: unknown }[]
}

/** Urls of the published content pages of a partner, for `checkWords`. */
export function contentPathsOf(content: readonly SetEntries[]): readonly string[] {
  return content
    .filter(({ set }) => set === 'earn_details')
    .flatMap(({ entries }) =>
      entries.filter(({ status }) => status === 'published').map(({ fields }) => (isObject(fields) ? fields['url'] : null)),
    )
    .filter((url) => typeof url === 'string')
}
