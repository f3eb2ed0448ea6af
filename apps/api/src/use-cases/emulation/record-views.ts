import { endpoints as all, type Endpoint } from '@dining/contract'

import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import type { Tx } from '../../store/tables.ts'
import type { Session } from '../session.ts'

/** Its answer differs by member, and has nothing of the member. */
const FLAGS: string = all.getFeatureFlags.name

/** Records the calls that the administration tool makes in a member's name. Without an emulation it does nothing. */
export async function recordViews(
  tx: Tx,
  { clock }: Pick<ApiDeps, 'clock'>,
  partnerId: string,
  session: Session | null,
  endpoints: readonly Pick<Endpoint, 'name' | 'session'>[],
): Promise<void> {
  if (!session?.emulation) return
  const at = clock()
  const ofMembers = endpoints.filter(({ name, session: of }) => of !== 'none' && name !== FLAGS)
  for (const { name } of ofMembers)
    await recordAudit(tx, partnerId, { kind: 'emulation-viewed', memberId: session.memberId, at, detail: { call: name } })
}

/** As `recordViews`, after a transaction that could not write. */
export function recordReads(
  deps: Pick<ApiDeps, 'store' | 'clock'>,
  partnerId: string,
  session: Session,
  endpoints: readonly Pick<Endpoint, 'name' | 'session'>[],
): Promise<void> {
  return deps.store.tenant(partnerId, (tx) => recordViews(tx, deps, partnerId, session, endpoints))
}
