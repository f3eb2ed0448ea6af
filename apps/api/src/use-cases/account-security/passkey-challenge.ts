import { randomBytes } from 'node:crypto'

import type { Partner } from '@dining/partner-kit'

import { challengeIn, PASSKEY_TIMEOUT_MS, type PasskeySite } from '../../adapters/web-authn.ts'
import type { ApiDeps } from '../../deps.ts'
import { passkeyRepo } from '../../store/repositories/passkey.ts'
import type { PasskeyChallengeTable, Tx } from '../../store/tables.ts'
import { hashText } from '../mailed-code.ts'

type Purpose = PasskeyChallengeTable['purpose']

/** Who may answer a challenge. */
export interface ChallengeHolder {
  /** The cookie that this browser's anti-forgery token is bound to: that of its session, or the one before sign-in. */
  readonly cookie: string
}

/** The browser of a visitor or member. */
export interface PasskeyBrowser extends ChallengeHolder {
  /** Host that the visitor used. */
  readonly host: string | undefined
}

const CHALLENGE_BYTES = 32
export const newChallenge = () => randomBytes(CHALLENGE_BYTES).toString('base64url')

/** The host of the partner's site to which passkeys belong. */
export function siteOf({ settings }: Pick<ApiDeps, 'settings'>, { program }: Partner, { host }: PasskeyBrowser): PasskeySite {
  const origin = settings.publicOrigin(program.id, host)
  return { origin, rpId: new URL(origin).hostname, name: program.programName }
}

/** Stores a challenge, which only its holder may answer, once and for one purpose. @param partnerId or the tenant of the studio */
export function keepChallenge(
  tx: Tx,
  partnerId: string,
  holder: ChallengeHolder,
  { challenge, purpose, now }: { readonly challenge: string; readonly purpose: Purpose; readonly now: Date },
): Promise<unknown> {
  return passkeyRepo(tx, partnerId).addChallenge({
    challenge_hash: hashText(challenge),
    purpose,
    browser_hash: hashText(holder.cookie),
    expires_at: new Date(now.getTime() + PASSKEY_TIMEOUT_MS),
  })
}

/** Ends the challenge that an authenticator has signed. @returns it; null if this holder may not answer it */
export async function takeChallenge(
  tx: Tx,
  partnerId: string,
  holder: ChallengeHolder,
  { clientData, purpose, now }: { readonly clientData: string; readonly purpose: Purpose; readonly now: Date },
): Promise<string | null> {
  const challenge = challengeIn(clientData)
  if (challenge === null) return null
  const row = { challenge_hash: hashText(challenge), purpose, browser_hash: hashText(holder.cookie), now }
  return (await passkeyRepo(tx, partnerId).takeChallenge(row)) ? challenge : null
}
