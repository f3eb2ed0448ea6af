import { fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'
import * as v from 'valibot'

import { settingsFile, readPartnerFile } from './settings-file.ts'

/** How a partner's administration tool may show the site as a member sees it. */
export interface EmulationAccess {
  /** The tool's name in its tokens (`iss`). */
  readonly issuer: string
  /** The tool's public keys. */
  readonly keys: readonly EmulationKey[]
  /** Whether changes are allowed; read-only otherwise. */
  readonly writes: boolean
}

const base64url = v.pipe(v.string(), v.regex(/^[\w-]{40,50}$/, 'must be base64url'))
const kid = v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/, 'must be a key id'))
// Strict: a private part (`d`) has no place here.
const keySchema = v.variant('kty', [
  v.strictObject({ kty: v.literal('EC'), crv: v.literal('P-256'), x: base64url, y: base64url, kid, alg: v.literal('ES256') }),
  v.strictObject({ kty: v.literal('OKP'), crv: v.literal('Ed25519'), x: base64url, kid, alg: v.literal('EdDSA') }),
])
export type EmulationKey = v.InferOutput<typeof keySchema>

const accessSchema = v.strictObject({
  issuer: settingsFile.text,
  keys: v.pipe(v.array(keySchema), v.minLength(1, 'must have a key')),
  writes: v.optional(v.boolean('must be true or false'), false),
})

/**
 * Reads the file of EMULATION_FILE: the administration tools that may show a partner's site as a member sees it.
 * @param partners all partners
 */
export async function readEmulationAccess(
  file: string | undefined,
  partners: readonly Partner[],
): Promise<Result<ReadonlyMap<string, EmulationAccess>, string>> {
  const read = await readPartnerFile('EMULATION_FILE', file, accessSchema)
  if (!read.ok) return read
  const withMembers = new Set(partners.flatMap(({ program }) => (program.enrollmentType === 'none' ? [] : [program.id])))
  const without = [...read.value.keys()].filter((id) => !withMembers.has(id))
  if (without.length > 0) return fail(`EMULATION_FILE names ${without.join(', ')}, which is no partner with members. Remove it.`)
  return succeed(read.value)
}
