import { readFile } from 'node:fs/promises'

import { fail, succeed, type Result } from '@dining/domain'
import { isThisMachine, jsonIssues } from '@dining/serving/environment'
import * as v from 'valibot'

const text = v.pipe(v.string('must be text'), v.nonEmpty('must not be empty'))

/** Parts of such a file. */
export const settingsFile = {
  text,
  /** The address of a service that receives a secret: https, unless it is on this machine. */
  secureAddress: v.pipe(
    text,
    v.url('must be an address'),
    v.check((value) => {
      const url = URL.parse(value)
      return url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url.hostname))
    }, 'must be an https: address'),
  ),
}

/**
 * Reads a JSON file with this installation's settings for a service; null without one. An error names the file and what is wrong in it, never a value.
 * @param variable the variable that names the file
 * @param docs where the file is described
 */
export async function readSettingsFile<Schema extends v.GenericSchema>(
  variable: string,
  file: string | undefined,
  schema: Schema,
  docs: string,
): Promise<Result<v.InferOutput<Schema> | null, string>> {
  if (file === undefined) return succeed(null)
  const json = await readFile(file, 'utf8').catch(() => null)
  if (json === null) return fail(`The file ${file} of ${variable} cannot be read. Create it, or unset ${variable}.`)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(undefined, 'must be JSON'), schema), json)
  if (parsed.success) return succeed(parsed.output)
  return fail(`The file ${file} of ${variable} is invalid: ${jsonIssues(parsed.issues)}. See ${docs}.`)
}

/** The same for a service of each partner, by the partner's id; without a file there are none. */
export async function readPartnerFile<Schema extends v.GenericSchema>(
  variable: string,
  file: string | undefined,
  schema: Schema,
): Promise<Result<ReadonlyMap<string, v.InferOutput<Schema>>, string>> {
  const read = await readSettingsFile(variable, file, v.record(v.string(), schema), 'apps/api/docs')
  return read.ok ? succeed(new Map(Object.entries(read.value ?? {}))) : read
}
