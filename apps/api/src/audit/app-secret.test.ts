import { expect, it } from 'vitest'

import { readAudit } from '../store/repositories/audit-trail.ts'
import { testStore } from '../store/testing.ts'
import { oneSecret } from '../testing/secrets.ts'
import { recordSecretChange } from './app-secret.ts'

it('records a start with another secret once, and neither secret', async () => {
  const store = await testStore()
  const clock = () => new Date('2026-06-15T17:00:00Z')
  const [old, recent] = [Buffer.alloc(32, 'a'), Buffer.alloc(32, 'b')]
  try {
    for (const secret of [old, old, recent, recent]) await recordSecretChange({ store, clock }, oneSecret(secret))
    const events = await store.owner((tx) => readAudit(tx, {}, 10))
    expect(events.map(({ kind, actor_kind }) => [kind, actor_kind])).toEqual([['app-secret-changed', 'system']])
    expect(events[0]?.before).not.toEqual(events[0]?.after)
    expect(JSON.stringify(events)).not.toMatch(/aaaa|bbbb|6161|6262/)
  } finally {
    await store.close()
  }
})
