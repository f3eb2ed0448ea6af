import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../../deps.ts'
import { contentRepo } from '../../store/repositories/content.ts'

/** A value that changes with all content and flags that visitors of a partner may see; one small query. */
export function contentVersion({ store, clock }: Pick<ApiDeps, 'store' | 'clock'>, { program }: Partner): Promise<string> {
  return store.reading.tenant(program.id, (tx) => contentRepo(tx, program.id).stamp(clock()))
}
