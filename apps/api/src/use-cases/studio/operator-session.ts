import { createHash, randomBytes } from 'node:crypto'

import type { ApiDeps } from '../../deps.ts'
import { operatorRepo, type OperatorRow } from '../../store/repositories/operator.ts'
import type { Tx } from '../../store/tables.ts'
import { deviceOf } from '../device.ts'

const ID_BYTES = 32
/** Milliseconds after the last call; long enough to write a text. */
const IDLE_MS = 2 * 60 * 60 * 1000
/** Milliseconds after which a session ends even if it is used. */
const CAP_MS = 12 * 60 * 60 * 1000

/** The hash by which a session is stored. */
export const sessionHash = (id: string) => createHash('sha256').update(id).digest('base64url')

/**
 * Starts a session with a new id, whatever id the browser sent.
 * @param userAgent the browser's header
 * @returns the id, only for the cookie
 */
export async function startOperatorSession(tx: Tx, emailKey: string, now: Date, userAgent: string | undefined): Promise<string> {
  const id = randomBytes(ID_BYTES).toString('base64url')
  const operators = operatorRepo(tx)
  await operators.sweepSessions(now)
  await operators.startSession({
    id_hash: sessionHash(id),
    email_key: emailKey,
    started_at: now,
    expires_at: new Date(now.getTime() + IDLE_MS),
    ends_at: new Date(now.getTime() + CAP_MS),
    device: deviceOf(userAgent),
  })
  return id
}

/** Extends the session of a cookie's id. @returns its operator; undefined if there is none or it has ended */
export function renewOperatorSession({ store, clock }: Pick<ApiDeps, 'store' | 'clock'>, id: string): Promise<OperatorRow | undefined> {
  const now = clock()
  return store.acrossPartners((tx) => operatorRepo(tx).renewSession(sessionHash(id), now, new Date(now.getTime() + IDLE_MS)))
}

/** Ends a session. @returns the key of its operator; undefined if there was none */
export function endOperatorSession(tx: Tx, id: string): Promise<string | undefined> {
  return operatorRepo(tx).endSession(sessionHash(id))
}
