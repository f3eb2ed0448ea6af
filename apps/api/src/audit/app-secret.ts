import { hkdfSync } from 'node:crypto'

import type { ApiDeps } from '../deps.ts'
import { recordAudit } from '../store/repositories/audit.ts'
import { INSTALLATION } from './events.ts'

/** Key in `meta`: names the secret with which the API last started. */
const META_KEY = 'app-secret-id'
const ID_BYTES = 8

/** Names a secret without revealing it. */
const idOf = (secret: Buffer) => Buffer.from(hkdfSync('sha256', secret, 'dining-api', 'key id', ID_BYTES)).toString('hex')

/** Records in the audit trail that the API starts with another secret than before. */
export async function recordSecretChange({ store, clock }: Pick<ApiDeps, 'store' | 'clock'>, secret: Buffer): Promise<void> {
  const keyId = idOf(secret)
  await store.owner(async (tx) => {
    const added = await tx
      .insertInto('meta')
      .values({ key: META_KEY, value: keyId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    if (added) return
    const before = await tx.selectFrom('meta').select('value').where('key', '=', META_KEY).forUpdate().executeTakeFirstOrThrow()
    if (before.value === keyId) return
    await tx.updateTable('meta').set({ value: keyId }).where('key', '=', META_KEY).execute()
    await recordAudit(tx, INSTALLATION, {
      kind: 'app-secret-changed',
      memberId: null,
      at: clock(),
      before: { keyId: before.value },
      after: { keyId },
    })
  })
}
