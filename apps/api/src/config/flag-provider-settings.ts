import { succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

import type { FlagProviderSettings } from '../adapters/flags/call-ofrep.ts'
import { readSettingsFile, settingsFile } from './settings-file.ts'

const { text, secureAddress } = settingsFile
/** Header values; another character would make a request that cannot be sent. */
const key = v.optional(v.pipe(text, v.regex(/^[\x21-\x7e]+$/, 'must be letters, digits and signs without spaces')))

const settingsSchema = v.pipe(
  v.strictObject({ url: secureAddress, token: key, apiKey: key }),
  v.check(({ token, apiKey }) => token === undefined || apiKey === undefined, 'must have a token or an apiKey, not both'),
)

/** Reads the file of FLAG_PROVIDER_FILE; null without one, when the rules of the studio decide alone. An error names what is wrong, never a value. */
export async function readFlagProviderSettings(file: string | undefined): Promise<Result<FlagProviderSettings | null, string>> {
  const read = await readSettingsFile('FLAG_PROVIDER_FILE', file, settingsSchema, 'apps/api/docs/flags.md')
  return read.ok && read.value ? succeed({ ...read.value, url: read.value.url.replace(/\/$/, '') }) : read
}
