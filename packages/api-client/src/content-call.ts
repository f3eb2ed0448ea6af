import type { ContentSet } from '@dining/domain'

import type { CallOf } from './api-client.ts'

/** Number of entries of a content set per request (CONTENT-04). */
const CONTENT_PAGE_SIZE = '100'

/** The call for a content set; with its drafts where `preview` is on (CONTENT-04, CONTENT-05). */
export const contentCall = (set: ContentSet, preview: boolean): CallOf<'getContent'> => ({
  params: { name: set === 'global' ? '*' : set },
  query: { page_size: CONTENT_PAGE_SIZE, ...(preview ? { preview: '1' } : {}) },
})
