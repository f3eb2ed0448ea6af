import type { Passkey } from '@dining/contract'

import type { PasskeyRow } from '../../../store/repositories/passkey.ts'

/** A passkey of a member or an operator, as its owner sees it. */
export const presentPasskey = ({
  id,
  name,
  created_at,
  last_used_at,
}: Pick<PasskeyRow, 'id' | 'name' | 'created_at' | 'last_used_at'>): Passkey => ({
  id,
  name,
  createdAt: created_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
})
