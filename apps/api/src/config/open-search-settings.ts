import { readFile } from 'node:fs/promises'

import { fail, succeed, type Result } from '@dining/domain'
import { jsonIssues } from '@dining/serving/environment'
import * as v from 'valibot'

import type { OpenSearchSettings } from '../search/open-search/call-open-search.ts'
import { partnerFile } from './partner-file.ts'

const { text, secureAddress } = partnerFile

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
  if (file === undefined) return succeed(null)
  const json = await readFile(file, 'utf8').catch(() => null)
  if (json === null) return fail(`The file ${file} of OPEN_SEARCH_FILE cannot be read. Create it, or unset OPEN_SEARCH_FILE.`)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(undefined, 'must be JSON'), settingsSchema), json)
  if (!parsed.success)
    return fail(`The file ${file} of OPEN_SEARCH_FILE is invalid: ${jsonIssues(parsed.issues)}. See apps/api/docs/search.md.`)
  return succeed({ ...parsed.output, url: parsed.output.url.replace(/\/$/, '') })
}
