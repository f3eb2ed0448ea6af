import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../../deps.ts'
import { contentRepo } from '../../store/repositories/content.ts'
import { remoteFlagsVersion } from '../feature-flags.ts'

/** A value that changes with all content and flags that visitors of a partner may see; one small query. */
export async function contentVersion(
  { store, clock, flagProvider }: Pick<ApiDeps, 'store' | 'clock' | 'flagProvider'>,
  partner: Partner,
): Promise<string> {
  const { id } = partner.program
  const [stamp, remote] = await Promise.all([
    store.reading.tenant(id, (tx) => contentRepo(tx, id).stamp(clock())),
    remoteFlagsVersion({ flagProvider }, partner),
  ])
  return stamp + remote
}
