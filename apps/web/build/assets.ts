import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const COMPRESSIBLE = /\.(?:m?js|css|svg|json|txt)$/

/**
 * Brotli's highest quality for files of a first visit; 5 % more bytes in a twentieth of the time for other files. A window of 64 kB fits
 * nearly all such files, and saves the encoder 30 MB of tables for each.
 */
const BROTLI = {
  first: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  later: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 },
} as const
type When = keyof typeof BROTLI

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
}

/** Compressed files by their content: more than half of a bundle is the same for every partner. */
export type CompressedBefore = Map<string, Promise<Buffer>>

const compress = (bytes: Buffer, when: When): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, { params: { ...BROTLI[when], [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })

/**
 * Writes `<file>.br` beside every text file; for the few browsers that accept only gzip, the server compresses on request.
 * @param first paths of the files of a first visit, which are compressed with the highest quality
 */
export async function precompress(folder: string, first: ReadonlySet<string>, before: CompressedBefore): Promise<void> {
  const files = (await filesIn(folder)).filter((file) => COMPRESSIBLE.test(file))
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file)
      const when = first.has(`/${path.relative(folder, file).split(path.sep).join('/')}`) ? 'first' : 'later'
      const key = `${when} ${createHash('sha256').update(bytes).digest('base64url')}`
      const made = before.get(key) ?? compress(bytes, when)
      before.set(key, made)
      await writeFile(`${file}.br`, await made)
    }),
  )
}

/** Length of a content hash. */
const SHORT = 12

/** A short hash of everything in a folder: names and bytes, in order. */
export async function hashFolder(folder: string): Promise<string> {
  const hash = createHash('sha256')
  const files = await filesIn(folder)
  for (const [at, bytes] of (await Promise.all(files.map((file) => readFile(file)))).entries()) {
    hash.update(path.relative(folder, files[at] ?? ''))
    hash.update(bytes)
  }
  return hash.digest('base64url').slice(0, SHORT)
}

/** One short hash of several. */
export const shortHash = (...names: readonly string[]) => createHash('sha256').update(names.join(' ')).digest('base64url').slice(0, SHORT)
