import { open } from 'node:fs/promises'

import { fail, succeed, type Result } from '@dining/domain'

/** Maximum size in bytes. Mappings and entries of content have a few thousand. */
const MAX_BYTES = 1024 * 1024

/** The text of a small file that an operator names, or the reason why it cannot be used, as the end of a sentence. */
export async function readTextFile(path: string): Promise<Result<string, string>> {
  const file = await open(path).catch(() => null)
  if (!file) return fail('cannot be read')
  try {
    const { size, isFile } = await file.stat().then((stats) => ({ size: stats.size, isFile: stats.isFile() }))
    if (!isFile) return fail('is not a file')
    if (size > MAX_BYTES) return fail(`has ${size.toLocaleString('en-US')} bytes; ${MAX_BYTES.toLocaleString('en-US')} are allowed`)
    return succeed(await file.readFile('utf8'))
  } finally {
    await file.close()
  }
}
