import { succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

import type { OpenSearchSettings } from '../search/open-search/call-open-search.ts'
import { readSettingsFile, settingsFile } from './settings-file.ts'

const { text, secureAddress } = settingsFile

const settingsSchema = v.pipe(
  v.strictObject({
    url: secureAddress,
    index: v.optional(v.pipe(text, v.regex(/^[a-z][a-z0-9-]{0,60}$/, 'must be lower case letters, digits and hyphens')), 'restaurants'),
    user: v.optional(text),
    password: v.optional(text),
  }),
  v.check(({ user, password }) => (user === undefined) === (password === undefined), 'must have both user and password, or neither'),
)

/** Reads the file of OPEN_SEARCH_FILE; null without one, when each process searches in its memory. An error names what is wrong, never a value. */
export async function readOpenSearchSettings(file: string | undefined): Promise<Result<OpenSearchSettings | null, string>> {
  const read = await readSettingsFile('OPEN_SEARCH_FILE', file, settingsSchema, 'apps/api/docs/search.md')
  return read.ok && read.value ? succeed({ ...read.value, url: read.value.url.replace(/\/$/, '') }) : read
}
