import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt)$/

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
}

/** Writes `<file>.br` and `<file>.gz` beside every file of text, at the highest quality. */
export async function precompress(folder: string): Promise<void> {
  for (const file of await filesIn(folder)) {
    if (!COMPRESSIBLE.test(file)) continue
    const bytes = await readFile(file)
    const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, brotli))
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }
}

/** A short name of everything in a folder: names and bytes, in order. */
export async function hashFolder(folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await filesIn(folder)) {
    hash.update(path.relative(folder, file))
    hash.update(await readFile(file))
  }
  return hash.digest('base64url').slice(0, 12)
}
