import { succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

import { settingsFile, readPartnerFile } from './settings-file.ts'

/** The client settings of this installation at the OpenID provider of one partner. */
export interface ProviderClient {
  readonly partnerId: string
  /** Exactly as the provider writes it. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Origin by which this process reaches the provider, if it differs from the issuer's. */
  readonly reachedAt?: string
  readonly scope: string
  /** The claim that holds the partner number. */
  readonly partnerNumberClaim: string
}

const { text, secureAddress } = settingsFile

const clientSchema = v.strictObject({
  issuer: secureAddress,
  clientId: text,
  clientSecret: text,
  reachedAt: v.exactOptional(secureAddress),
  scope: v.optional(v.pipe(text, v.regex(/(^| )openid( |$)/, 'must contain openid')), 'openid profile email'),
  partnerNumberClaim: v.optional(text, 'partner_number'),
})

/** Reads the file of SSO_FILE. */
export async function readProviderClients(file: string | undefined): Promise<Result<ReadonlyMap<string, ProviderClient>, string>> {
  const read = await readPartnerFile('SSO_FILE', file, clientSchema)
  return read.ok ? succeed(new Map([...read.value].map(([partnerId, client]) => [partnerId, { partnerId, ...client }]))) : read
}
