import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** What a file may contain, so that reading it takes little memory and ends. */
export interface FileLimits {
  /** Bytes of one record. */
  readonly record: number
  /** Bytes of the whole file, unpacked. */
  readonly total: number
  /** Unpacked bytes for each packed byte. Files of `ratioFrom` bytes or fewer may have more. */
  readonly ratio: number
  readonly ratioFrom: number
  /** Consecutive records that are not of the file's format. */
  readonly broken: number
}

const MIB = 1024 * 1024

/** A feed of ten million lines has about 2 GiB. Text packs at about 20:1, and gzip at 1,032:1 at most. */
export const FILE_LIMITS: FileLimits = { record: 64 * 1024, total: 8 * 1024 * MIB, ratio: 200, ratioFrom: 16 * MIB, broken: 10_000 }

/** A file exceeds a limit; the rest of it is not read. The message names the location. */
export class FileLimitError extends Error {
  readonly code = 'ERR_FILE_LIMIT'
  constructor(reason: string, line: number, byte: number) {
    super(`line ${line.toLocaleString('en-US')}, byte ${byte.toLocaleString('en-US')}: ${reason}`)
  }
}

/** Whether this is an error of the file system, of gzip, of the format or of a limit. Any other error is a bug. */
export function isFileError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^(E[A-Z]+|Z_\w+|ERR_STREAM\w*|ERR_FILE_LIMIT|CSV_\w+)$/.test(String(error.code))
}

const NEWLINE = 0x0a

function newlinesIn(chunk: Buffer): number {
  let count = 0
  for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) count += 1
  return count
}

/** What decrypts a file. Its errors are those of a file: `isFileError` recognizes them. */
export interface Decryption {
  /** End of the name of such a file, which the name of its content precedes. */
  readonly suffix: string
  readonly decrypt: (file: Readable) => Readable
}

/** The name of a file's content: without the end that names its encryption. */
export const contentName = (path: string, decryption: Decryption | null): string =>
  decryption && path.toLowerCase().endsWith(decryption.suffix) ? path.slice(0, -decryption.suffix.length) : path

/** A file to import. */
export interface SourceFile {
  /** Without its folder. */
  readonly name: string
  /** Whether its content is compressed with gzip. */
  readonly isPacked: boolean
  /** Its bytes from the beginning. A file may be read more than once. */
  readonly open: () => Readable
}

/** A file on this machine, which is compressed if its name, or that of its decrypted content, ends in `.gz`. */
export const fileAt = (path: string, decryption: Decryption | null = null): SourceFile => ({
  name: basename(path),
  isPacked: contentName(path, decryption).toLowerCase().endsWith('.gz'),
  open: () => createReadStream(path),
})

/**
 * The bytes of a file, decrypted, and unpacked if it is packed. Throws a FileLimitError when the whole or the compression ratio is too large,
 * and the error of the file system, of the decryption or of gzip when the file cannot be read to its end.
 */
export async function* fileBytes(
  source: SourceFile,
  limits: FileLimits,
  decryption: Decryption | null = null,
): AsyncGenerator<Buffer, void> {
  const raw = source.open()
  const file: Readable = decryption ? decryption.decrypt(raw) : raw
  const gunzip = source.isPacked ? createGunzip() : null
  if (gunzip) file.on('error', (error: Error) => gunzip.destroy(error)).pipe(gunzip)
  let [bytes, line] = [0, 1]
  try {
    for await (const chunk of (gunzip ?? file) as AsyncIterable<Buffer>) {
      bytes += chunk.length
      line += newlinesIn(chunk)
      if (bytes > limits.total) throw new FileLimitError(`the file has more than ${inBytes(limits.total)}`, line, bytes)
      if (gunzip && bytes > limits.ratioFrom && bytes > gunzip.bytesWritten * limits.ratio)
        throw new FileLimitError(`the file is compressed more than ${limits.ratio}:1`, line, bytes)
      yield chunk
    }
  } finally {
    raw.destroy()
    file.destroy()
    gunzip?.destroy()
  }
}

export const inBytes = (count: number) => `${count.toLocaleString('en-US')} bytes`
