import { succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

import { settingsFile, readPartnerFile } from './settings-file.ts'

const { text, secureAddress } = settingsFile

const EVERY_SECONDS = 10

const upstreamSchema = v.strictObject({
  url: secureAddress,
  authToken: text,
  everySeconds: v.optional(v.pipe(v.number('must be a number'), v.minValue(2, 'must be 2 or more')), EVERY_SECONDS),
})

/** The content service of a partner whose editors write elsewhere (interfaces.md "content"). */
export interface UpstreamSettings {
  /** Base address of `pages/…`, such as https://api.buttercms.com/v2. */
  readonly url: string
  readonly authToken: string
  /** Milliseconds between two checks for changes. */
  readonly everyMs: number
}

/** Reads the file of CONTENT_FILE: partners that are not in it have their content in the database. */
export async function readContentUpstreams(file: string | undefined): Promise<Result<ReadonlyMap<string, UpstreamSettings>, string>> {
  const read = await readPartnerFile('CONTENT_FILE', file, upstreamSchema)
  if (!read.ok) return read
  return succeed(new Map([...read.value].map(([id, { everySeconds, ...rest }]) => [id, { ...rest, everyMs: everySeconds * 1000 }])))
}
