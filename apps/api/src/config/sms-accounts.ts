import { fail, offersSms, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'
import * as v from 'valibot'

import { settingsFile, readPartnerFile } from './settings-file.ts'

/** The account of one partner at the service that sends its text messages. */
export interface SmsAccount {
  readonly accountSid: string
  readonly authToken: string
  /** Origin of the service. */
  readonly reachedAt: string
}

const { text, secureAddress } = settingsFile

const accountSchema = v.strictObject({
  accountSid: v.pipe(text, v.regex(/^AC[0-9a-f]{32}$/, 'must be AC and 32 hexadecimal digits')),
  authToken: v.pipe(text, v.minLength(32, 'must have at least 32 characters')),
  reachedAt: v.optional(secureAddress, 'https://api.twilio.com'),
})

/**
 * Reads the file of SMS_FILE. In production each partner whose members can agree to text messages needs an account there.
 * @param served partners whose sites this installation serves
 */
export async function readSmsAccounts(
  file: string | undefined,
  served: readonly Partner[],
  isProduction: boolean,
): Promise<Result<ReadonlyMap<string, SmsAccount>, string>> {
  const read = await readPartnerFile('SMS_FILE', file, accountSchema)
  if (!read.ok) return read
  const accounts = new Map(
    [...read.value].map(([partnerId, account]) => [partnerId, { ...account, reachedAt: new URL(account.reachedAt).origin }]),
  )
  const without = served.filter((partner) => offersSms(partner) && !accounts.has(partner.program.id)).map(({ program }) => program.id)
  if (isProduction && without.length > 0)
    return fail(`No account for the text messages of ${without.join(', ')}. Add them to SMS_FILE, or turn their SMS opt-in off.`)
  return succeed(accounts)
}
