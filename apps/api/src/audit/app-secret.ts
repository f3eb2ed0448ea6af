import { hkdfSync } from 'node:crypto'

import type { AppSecret } from '../config/app-secret.ts'
import type { ApiDeps } from '../deps.ts'
import { recordAudit } from '../store/repositories/audit.ts'
import { metaRepo } from '../store/repositories/meta.ts'
import { INSTALLATION } from './events.ts'

/** Key in `meta`: identifies the secret with which the API last started. */
const META_KEY = 'app-secret-id'
const ID_BYTES = 8

/** Identifies a secret without revealing it. */
const idOf = (secret: Buffer) => Buffer.from(hkdfSync('sha256', secret, 'dining-api', 'key id', ID_BYTES)).toString('hex')

/** Records in the audit trail that the API starts with another secret than before: the newest one of its file. */
export async function recordSecretChange(
  { store, clock }: Pick<ApiDeps, 'store' | 'clock'>,
  { secrets }: Pick<AppSecret, 'secrets'>,
): Promise<void> {
  const [first] = secrets
  const keyId = idOf((secrets.at(-1) ?? first).secret)
  await store.owner(async (tx) => {
    const meta = metaRepo(tx)
    if (await meta.add(META_KEY, keyId)) return
    const before = await meta.lock(META_KEY)
    if (before === keyId) return
    await meta.replace(META_KEY, keyId)
    await recordAudit(tx, INSTALLATION, {
      kind: 'app-secret-changed',
      memberId: null,
      at: clock(),
      before: { keyId: before },
      after: { keyId },
    })
  })
}
