import { createHash } from 'node:crypto'

import { contractVersionSchema } from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

/** Name of the manifest in a pack. */
export const MANIFEST_FILE = 'pack.json'

/** Digits of a version: half of a SHA-256 in hexadecimal is more than enough for names that collide with none. */
const VERSION_DIGITS = 16

/** A path below the pack, with slashes: no part is empty, `.` or `..`. */
const filePath = v.pipe(
  v.string(),
  v.check(
    (name) => /^[\w@.+~-]+(?:\/[\w@.+~-]+)*$/.test(name) && !name.split('/').some((part) => part === '.' || part === '..'),
    'must be a path below the pack',
  ),
)
const bytes = v.pipe(v.number(), v.integer(), v.minValue(0))
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

const fileSchema = v.object({ path: filePath, bytes, sha256 })
/** A file of a pack: its path, its size, and the SHA-256 of its bytes. */
export type PackedFile = v.InferOutput<typeof fileSchema>

const ID = /^[a-z0-9-]{1,40}$/
export const versionSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'must be a version: 16 digits and letters a to f'))
export const partnerIdSchema = v.pipe(v.string(), v.regex(ID, 'must be the id of a partner'))

export const manifestSchema = v.strictObject({
  format: v.literal(1),
  partner: partnerIdSchema,
  /** First digits of the SHA-256 of this manifest without its version; it names the pack. */
  version: versionSchema,
  /** The last commit that changed a source of this pack; null outside of a repository. `isModified`: with changes that are not committed. */
  commit: v.nullable(v.object({ id: v.pipe(v.string(), v.regex(/^[0-9a-f]{40,64}$/)), isModified: v.boolean() })),
  /** The version of the calls that the site makes. */
  contract: contractVersionSchema,
  /** Version of the build: the hash of its bundles. */
  build: v.string(),
  /** Where it runs. `any`: no file has native code. */
  runtime: v.object({ node: v.string(), platform: v.literal('any') }),
  /** Versions of the tools that made it. */
  tools: v.record(v.string(), v.string()),
  /** SHA-256 of the list of source maps, which are apart; null if none were made. */
  maps: v.nullable(sha256),
  /** Every other file, sorted by path. */
  files: v.array(fileSchema),
})
export type Manifest = v.InferOutput<typeof manifestSchema>

export const hashOf = (data: Uint8Array | string): string => createHash('sha256').update(data).digest('hex')

/** JSON with sorted keys: equal values have equal text. */
export function sortedJson(value: unknown): string {
  const sorted = (_key: string, part: unknown): unknown =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part
  return `${JSON.stringify(value, sorted, 2)}\n`
}

/** The version that a manifest must have. */
const versionOf = (manifest: Omit<Manifest, 'version'>): string => hashOf(sortedJson(manifest)).slice(0, VERSION_DIGITS)

/** Adds its version to a manifest. */
export const withVersion = (manifest: Omit<Manifest, 'version'>): Manifest => ({ ...manifest, version: versionOf(manifest) })

/** Reads the text of a manifest, and checks that it is the one that its version names. @returns why it is none, in one sentence */
export function readManifest(text: string): Result<Manifest, string> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text)
  if (!read.success)
    return fail(`${MANIFEST_FILE} is no manifest of a pack: ${read.issues[0].message} (${v.getDotPath(read.issues[0]) ?? 'whole'})`)
  const { version, ...rest } = read.output
  const expected = versionOf(rest)
  if (version !== expected) return fail(`${MANIFEST_FILE} was changed: it names version ${version} and has the content of ${expected}`)
  const names = rest.files.map(({ path }) => path)
  if (new Set(names).size !== names.length || names.includes(MANIFEST_FILE)) return fail(`${MANIFEST_FILE} lists a file twice, or itself`)
  return succeed(read.output)
}
