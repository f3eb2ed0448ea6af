import { fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'
import * as v from 'valibot'

import { settingsFile, readPartnerFile } from './settings-file.ts'

/** The secret side of a partner's account at a captcha service; the public side is in the partner's folder (`program.captcha`). */
export interface CaptchaKey {
  readonly secretKey: string
  /** Address of the check, in place of the service's own. */
  readonly verifyUrl?: string | undefined
}

const keySchema = v.strictObject({ secretKey: settingsFile.text, verifyUrl: v.optional(settingsFile.secureAddress) })

/**
 * Reads the file of CAPTCHA_FILE. Each partner with a captcha service needs its key there.
 * @param served partners whose sites this installation serves
 */
export async function readCaptchaKeys(
  file: string | undefined,
  served: readonly Partner[],
): Promise<Result<ReadonlyMap<string, CaptchaKey>, string>> {
  const read = await readPartnerFile('CAPTCHA_FILE', file, keySchema)
  if (!read.ok) return read
  const without = served.filter(({ program }) => program.captcha && !read.value.has(program.id)).map(({ program }) => program.id)
  if (without.length > 0)
    return fail(`No key for the captcha service of ${without.join(', ')}. Add them to CAPTCHA_FILE, or remove program.captcha.`)
  return succeed(read.value)
}
