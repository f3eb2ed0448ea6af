import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

import { fail, succeed, type Result } from '@dining/domain'
import { Decrypter } from 'age-encryption'

import type { Decryption } from './file-bytes.ts'

export const AGE_SUFFIX = '.age'

/** A file cannot be decrypted: with another key, or it was changed or cut off. */
export class DecryptionError extends Error {
  readonly code = 'ERR_STREAM_DECRYPTION'
}

/** A secret key as `age-keygen` writes it; its other lines are comments. */
const IDENTITY = /^AGE-SECRET-KEY-(?:PQ-)?1[0-9A-Z]+$/

/**
 * Reads the secret keys of a file that `age-keygen` has written. Several keys are tried, so that a key can be replaced while files for the old one arrive.
 * The error names the file and never a key.
 */
export async function ageDecryption(keyFile: string): Promise<Result<Decryption, string>> {
  const text = await readFile(keyFile, 'utf8').catch(() => null)
  if (text === null) return fail(`The key file ${keyFile} cannot be read.`)
  const keys = text.split('\n').flatMap((line) => (line.trim() === '' || line.startsWith('#') ? [] : [line.trim()]))
  const decrypter = new Decrypter()
  try {
    if (keys.length === 0 || !keys.every((key) => IDENTITY.test(key))) throw new TypeError('not a key')
    for (const key of keys) decrypter.addIdentity(key)
  } catch {
    return fail(`The key file ${keyFile} is not a file of age keys. Create one with age-keygen.`)
  }
  return succeed({ suffix: AGE_SUFFIX, decrypt: (file) => Readable.from(decrypted(file, decrypter), { objectMode: false }) })
}

async function* decrypted(file: Readable, decrypter: Decrypter): AsyncGenerator<Uint8Array, void> {
  // Node's type of the stream is not the one that the library declares; it is the same class.
  const encrypted = Readable.toWeb(file) as ReadableStream<Uint8Array>
  try {
    for await (const chunk of (await decrypter.decrypt(encrypted as never)) as unknown as ReadableStream<Uint8Array>) yield chunk
  } catch (error) {
    // An error of the file system has its own code.
    if (error instanceof Error && 'code' in error) throw error
    throw new DecryptionError('it was encrypted for another key, or it was changed or cut off')
  }
}
