import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt)$/

/**
 * Brotli's highest quality for what a first visit waits for; 5 % more bytes in a twentieth of the time for what comes later. A window of
 * 64 kB holds nearly all such files, and spares the encoder 30 MB of tables for each.
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

/** Compressed forms by what was compressed: a good half of a bundle is the same for every partner. */
export type CompressedBefore = Map<string, Promise<Buffer>>

const compress = (bytes: Buffer, when: When): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, { params: { ...BROTLI[when], [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })

/**
 * Writes `<file>.br` beside every file of text; for the few that take gzip alone, the server makes it when asked.
 * @param first addresses of the files that a first visit waits for, which are made as small as can be
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

/** Letters of a name that tells one content from another. */
const SHORT = 12

/** A short name of everything in a folder: names and bytes, in order. */
export async function hashFolder(folder: string): Promise<string> {
  const hash = createHash('sha256')
  const files = await filesIn(folder)
  for (const [at, bytes] of (await Promise.all(files.map((file) => readFile(file)))).entries()) {
    hash.update(path.relative(folder, files[at] ?? ''))
    hash.update(bytes)
  }
  return hash.digest('base64url').slice(0, SHORT)
}

/** One short name for several. */
export const shortHash = (...names: readonly string[]) => createHash('sha256').update(names.join(' ')).digest('base64url').slice(0, SHORT)
