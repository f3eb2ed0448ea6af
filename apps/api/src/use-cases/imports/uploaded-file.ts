import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'

import { fail, succeed, type Result } from '@dining/domain'
import type { ImportKind } from '@dining/contract/studio'

import { sealBytes, unsealBytes } from '../../config/key-ring.ts'
import type { Secrets } from '../../config/secrets.ts'
import type { ApiDeps } from '../../deps.ts'
import { importUploadRepo, type ImportUploadKey, type ImportUploadRow } from '../../store/repositories/import-upload.ts'
import type { Store } from '../../store/store.ts'
import { ageDecryption } from '../feed/age-file.ts'
import { FILE_LIMITS, fileBytes, isFileError, type Decryption, type SourceFile } from '../feed/file-bytes.ts'
import type { FeedFormat } from '../feed/read-records.ts'

/** A file that an import can read. */
export interface ReadableFile {
  readonly file: SourceFile
  readonly format: FeedFormat
  readonly decryption: Decryption | null
}

/** The process ends, or the file was removed. Without a code, so that it is no fault of the file. */
export class UploadLostError extends Error {}

interface Reading {
  readonly store: Pick<Store, 'owner'>
  readonly secrets: Pick<Secrets, 'importUpload'>
}

/** Bytes that are read at once: the rows of a few transactions. */
const SLICE_BYTES = 16 * 1024

const placeOf = ({ partner_id, id }: ImportUploadKey, position: number) => `import upload ${partner_id} ${id} ${position}`

/** Encrypts a part of a file as it is stored: rows of a file may name members, and a wrong file may contain anything. */
export const sealPart = (
  { importUpload }: Pick<Secrets, 'importUpload'>,
  key: ImportUploadKey,
  position: number,
  content: Uint8Array,
): Buffer => sealBytes(importUpload, content, placeOf(key, position))

async function* partsOf(
  { store, secrets }: Reading,
  upload: ImportUploadRow,
  signal: AbortSignal | null,
): AsyncGenerator<Uint8Array, void> {
  let bytes = 0
  for (let position = 0; bytes < upload.bytes; position += 1) {
    if (signal?.aborted) throw new UploadLostError('the process ends')
    const sealed = await store
      .owner((tx) => importUploadRepo(tx).part(upload, position))
      // An error of the database has a code that could look like one of a file.
      .catch((cause: unknown) => Promise.reject(new UploadLostError('a part of the file cannot be read', { cause })))
    // Never the end of the file: a shorter list of restaurants would take out the others.
    const content = sealed && unsealBytes(secrets.importUpload, sealed, placeOf(upload, position))
    if (!content || content.length === 0) throw new UploadLostError('a part of the file is missing')
    bytes += content.length
    for (let from = 0; from < content.length; from += SLICE_BYTES) {
      yield content.subarray(from, from + SLICE_BYTES)
      // The embedded database answers without leaving this thread: requests get their turn here.
      await setImmediate()
    }
  }
}

/** An uploaded file. @param signal stops reading it with an error; null if it is read to the end */
const uploadedFile = (reading: Reading, upload: ImportUploadRow, isPacked: boolean, signal: AbortSignal | null): SourceFile => ({
  name: upload.file_name,
  isPacked,
  open: () => Readable.from(partsOf(reading, upload, signal), { objectMode: false }),
})

/** What the first bytes of a file are of. */
export type Content = 'age' | 'gzip' | 'zip' | 'binary' | 'json-list' | FeedFormat

const startsWith = (head: Uint8Array, bytes: readonly number[]) => bytes.every((byte, at) => head[at] === byte)
const AGE = [...Buffer.from('age-encryption.org/')]
const GZIP = [0x1f, 0x8b]
const ZIP = [0x50, 0x4b]
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]
/** Of the first bytes, those that are looked at. */
const HEAD_BYTES = 4_096

/** What a file contains, by its first bytes; its name does not count. */
export function contentOf(start: Uint8Array): Content {
  const head = start.subarray(0, HEAD_BYTES)
  if (startsWith(head, AGE)) return 'age'
  if (startsWith(head, GZIP)) return 'gzip'
  if (startsWith(head, ZIP)) return 'zip'
  // Text has no control characters but tabs and line breaks; of UTF-16, every second byte is one.
  if (head.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d)) return 'binary'
  const text = Buffer.from(startsWith(head, BYTE_ORDER_MARK) ? head.subarray(BYTE_ORDER_MARK.length) : head).toString('latin1')
  const [first] = text.trimStart()
  if (first === '[') return 'json-list'
  if (first === '{') return 'ndjson'
  // "%PDF-", "{\rtf", "<html>" and "<?xml" are text, but never a header with names of fields.
  return first === '%' || first === '<' ? 'binary' : 'csv'
}

const REFUSALS: Readonly<Record<Exclude<Content, 'age' | 'gzip' | FeedFormat>, string>> = {
  zip: 'This is a workbook or a ZIP archive. Save it as CSV (UTF-8) and choose that file.',
  binary: 'This is not a text file in UTF-8. Choose a CSV or NDJSON file; it may be compressed with gzip.',
  'json-list': 'This is a JSON list. Write one object on each line, without the brackets around them (NDJSON).',
}

/** Why a file with these first bytes is refused before the rest of it is sent; null if it may be read. */
export function refusalOf(kind: ImportKind, content: Content): string | null {
  if (content === 'age') return kind === 'partner-cards' ? null : 'This file is encrypted. Only files of partner cards are.'
  return content === 'gzip' || content === 'csv' || content === 'ndjson' ? null : REFUSALS[content]
}

async function firstBytes(file: SourceFile, decryption: Decryption | null): Promise<Uint8Array> {
  for await (const chunk of fileBytes(file, FILE_LIMITS, decryption)) if (chunk.length > 0) return chunk
  return new Uint8Array()
}

type Deps = Reading & { readonly settings: Pick<ApiDeps['settings'], 'environment' | 'partnerCardsKeyFile'> }

async function decryptionFor({ settings }: Deps, kind: ImportKind, content: Content): Promise<Result<Decryption | null, string>> {
  if (content === 'age') {
    if (settings.partnerCardsKeyFile === undefined)
      return fail('This installation has no key for encrypted files. Ask those who run it to set PARTNER_CARDS_KEY_FILE.')
    const decryption = await ageDecryption(settings.partnerCardsKeyFile)
    return decryption.ok ? decryption : fail('The key of this installation for encrypted files cannot be used. Ask those who run it.')
  }
  const mayBePlain = settings.environment === 'development' || settings.environment === 'test'
  return kind !== 'partner-cards' || mayBePlain
    ? succeed(null)
    : fail('This file is not encrypted. Ask the partner to encrypt it with age, and delete every copy of this one.')
}

/**
 * Finds out by the content of an uploaded file how to read it. The error is a sentence for the operator.
 * @param signal stops reading it
 */
export async function inspectUpload(
  deps: Deps,
  upload: ImportUploadRow,
  signal: AbortSignal | null = null,
): Promise<Result<ReadableFile, string>> {
  const { kind } = upload
  const plain = uploadedFile(deps, upload, false, signal)
  try {
    const outer = contentOf(await firstBytes(plain, null))
    const decryption = await decryptionFor(deps, kind, outer)
    if (!decryption.ok) return decryption
    const content = decryption.value ? contentOf(await firstBytes(plain, decryption.value)) : outer
    const file = content === 'gzip' ? uploadedFile(deps, upload, true, signal) : plain
    const inner = content === 'gzip' ? contentOf(await firstBytes(file, decryption.value)) : content
    if (inner === 'csv' || inner === 'ndjson') return succeed({ file, format: inner, decryption: decryption.value })
    return fail(inner === 'age' || inner === 'gzip' ? REFUSALS.binary : REFUSALS[inner])
  } catch (error) {
    if (!isFileError(error)) throw error
    return fail('The file cannot be unpacked or decrypted: it was changed or cut off, or it is for another key. Get the whole file.')
  }
}
