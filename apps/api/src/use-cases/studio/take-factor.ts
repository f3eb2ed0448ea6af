import type { PasskeyAssertion } from '@dining/contract'

import type { ApiDeps } from '../../deps.ts'
import type { OperatorRow } from '../../store/repositories/operator.ts'
import type { Tx } from '../../store/tables.ts'
import { takePasskey } from './operator-passkey.ts'
import { hasFactor, takeCode } from './second-factor.ts'

/** What a browser gives as the second factor. */
export interface GivenFactor {
  readonly code?: string | undefined
  readonly passkey?: PasskeyAssertion | undefined
  /** The cookie that this browser's anti-forgery token is bound to, and with it the challenge of a passkey. */
  readonly cookie: string
}

/**
 * Takes the second factor of an operator, once. A passkey is checked in place of a code if both are given.
 * @param row locked by this transaction
 * @returns 'none' if the operator has no second factor, 'missing' if nothing was given
 */
export async function takeFactor(
  tx: Tx,
  deps: Pick<ApiDeps, 'clock' | 'secrets' | 'settings'>,
  row: OperatorRow,
  { code, passkey, cookie }: GivenFactor,
): Promise<'none' | 'missing' | 'code' | 'code-invalid' | 'passkey' | 'passkey-refused'> {
  if (!hasFactor(row)) return 'none'
  if (passkey !== undefined) return (await takePasskey(tx, deps, row, { ...passkey, cookie })) ? 'passkey' : 'passkey-refused'
  if (code === undefined) return 'missing'
  return (await takeCode(tx, deps.secrets, row, code, deps.clock())) ? 'code' : 'code-invalid'
}
