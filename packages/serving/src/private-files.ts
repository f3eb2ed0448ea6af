import { chmodSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs'

import { fail, succeed, type Result } from '@dining/domain'

/** What other users of the machine may do with a file or folder. */
const OTHERS = 0o077

/** Makes every file and folder that this process creates accessible only to its user. Call it before anything is written. */
export function keepFilesPrivate(): void {
  process.umask(OTHERS)
}

/**
 * Creates a data folder that only its user may enter, or checks an existing one. In development its mode is repaired.
 * @param name variable that names the folder, for the message
 * @returns nothing, or one line for the operator
 */
export function preparePrivateFolder(name: string, path: string, isProduction: boolean): Result<null, string> {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    const { mode } = statSync(path)
    if ((mode & OTHERS) === 0) return succeed(null)
    if (isProduction) {
      const shown = (mode & 0o777).toString(8).padStart(4, '0')
      return fail(`Other users of this machine may access the folder of ${name}, ${path} (mode ${shown}). Run chmod 700 ${path}.`)
    }
    chmodSync(path, 0o700)
    return succeed(null)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return fail(`The folder of ${name}, ${path}, cannot be used (${code}). Make it for the user of this process, or choose another.`)
  }
}

/** Writes a file of secrets with mode 0600: to a draft that is renamed, so that neither a crash nor a reader meets a part of it. */
export function writePrivateFile(path: string, text: string): void {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, text, { mode: 0o600, flush: true })
  renameSync(draft, path)
}
