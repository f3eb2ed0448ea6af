import { randomUUID } from 'node:crypto'

import { EMULATION_TOKEN_TYPE } from '@dining/contract/emulation'
import { EMULATION_MODE } from '@dining/domain'
import { SignJWT } from 'jose'

import type { AdminTool } from './settings.ts'

/** Seconds in which the token has to be used. */
const LIFE_S = 60

export interface ViewRequest {
  readonly partnerId: string
  /** Public id of the member. */
  readonly publicId: string
  /** Who looks. */
  readonly agent: string
}

/** A token that starts one emulation on the partner's site. */
export function emulationToken(
  { issuer, key }: Pick<AdminTool, 'issuer' | 'key'>,
  { partnerId, publicId, agent }: ViewRequest,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({ mode: EMULATION_MODE, agent })
    .setProtectedHeader({ alg: 'ES256', typ: EMULATION_TOKEN_TYPE, kid: key.kid })
    .setIssuer(issuer)
    .setAudience(partnerId)
    .setSubject(publicId)
    .setIssuedAt(now)
    .setExpirationTime(now + LIFE_S)
    .setJti(randomUUID())
    .sign(key)
}
