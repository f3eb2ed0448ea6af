import { readStoredList } from '@dining/session'

import { KEPT } from './limits.ts'
import { readNear } from './near.ts'
import { readOwn } from './own.ts'

/** Texts that were searched in this tab, and before them those that are kept, the last one first. */
export async function lastSearches(publicId: string | undefined): Promise<readonly string[]> {
  const inTab = readStoredList('recentSearches').filter((text): text is string => typeof text === 'string')
  const [near, own] = await Promise.all([readNear(), readOwn()])
  const ofMember = own && own.publicId === publicId ? own.searches : []
  return [...new Set([...inTab, ...ofMember, ...(near?.searches ?? [])])].slice(0, KEPT.searches)
}
