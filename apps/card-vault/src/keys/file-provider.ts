import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'

import { writePrivateFile } from '@dining/serving'
import * as v from 'valibot'

import type { KeyContext, KeyProvider } from './key-provider.ts'
import { seal, unseal } from './seal.ts'

const KEY_BYTES = 32

const fileSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    current: v.string(),
    keys: v.record(
      v.string(),
      v.pipe(
        v.string(),
        v.base64(),
        v.transform((text) => Buffer.from(text, 'base64')),
        v.check((key) => key.length === KEY_BYTES),
      ),
    ),
  }),
  v.check(({ current, keys }) => keys[current] !== undefined),
)
type KeyFile = v.InferOutput<typeof fileSchema>

export type OpenedProvider = { readonly kind: 'ok'; readonly provider: KeyProvider } | { readonly kind: 'refused'; readonly why: string }

const textOf = (context: KeyContext) => JSON.stringify(Object.entries(context).toSorted(([a], [b]) => (a < b ? -1 : 1)))
const newId = () => `file-${randomBytes(6).toString('hex')}`

/** The path with the links of its folders resolved, as far as they exist. */
function realPath(path: string): string {
  const absolute = resolve(path)
  if (existsSync(absolute)) return realpathSync(absolute)
  const parent = dirname(absolute)
  return parent === absolute ? absolute : join(realPath(parent), relative(parent, absolute))
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(realPath(folder), realPath(path))
  return !way.startsWith('..') && !isAbsolute(way)
}

function write(path: string, { current, keys }: KeyFile): void {
  const text = JSON.stringify({ current, keys: Object.fromEntries(Object.entries(keys).map(([id, key]) => [id, key.toString('base64')])) })
  writePrivateFile(path, `${text}\n`)
}

/**
 * Master keys in a file, for development. Makes the file with mode 0600 when there is none.
 * Refuses a file that others may read, that is not a key file, or that is in the data folder.
 * @param dataDir folder of the embedded database, if there is one
 */
export function openFileProvider(path: string, dataDir: string | undefined): OpenedProvider {
  if (dataDir !== undefined && isWithin(path, dataDir))
    return {
      kind: 'refused',
      why: 'KEY_FILE lies in DATA_DIR: choose a file in another folder, so that the data folder alone decrypts nothing',
    }
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    const id = newId()
    write(path, { current: id, keys: { [id]: randomBytes(KEY_BYTES) } })
  }
  if ((statSync(path).mode & 0o077) !== 0) return { kind: 'refused', why: 'KEY_FILE may be read by other users: run chmod 600 on it' }
  const first = v.safeParse(fileSchema, readFileSync(path, 'utf8'))
  if (!first.success) return { kind: 'refused', why: 'KEY_FILE holds no keys: restore it from a backup' }
  return { kind: 'ok', provider: fileProvider(path) }
}

function fileProvider(path: string): KeyProvider {
  // Read at each use: another process may have added a key.
  const read = () => v.parse(fileSchema, readFileSync(path, 'utf8'))
  const provider: KeyProvider = {
    async generate(context) {
      const plain = randomBytes(KEY_BYTES)
      return { plain, wrapped: await provider.wrap(plain, context) }
    },
    async wrap(plain, context) {
      const { current, keys } = read()
      const key = keys[current]
      if (!key) throw new Error('The key file has no current key')
      return { keyId: current, blob: seal(key, plain, textOf(context)).toString('base64url') }
    },
    async unwrap({ keyId, blob }, context) {
      const key = read().keys[keyId]
      if (!key) throw new Error(`The key file has no key ${keyId}: restore it from a backup`)
      return unseal(key, Buffer.from(blob, 'base64url'), textOf(context))
    },
    isCurrent: (keyId) => read().current === keyId,
    async rotate() {
      const id = newId()
      write(path, { current: id, keys: { ...read().keys, [id]: randomBytes(KEY_BYTES) } })
    },
    async forgetAllBut(keyIds) {
      const { current, keys } = read()
      write(path, { current, keys: Object.fromEntries(Object.entries(keys).filter(([id]) => id === current || keyIds.has(id))) })
    },
  }
  return provider
}
