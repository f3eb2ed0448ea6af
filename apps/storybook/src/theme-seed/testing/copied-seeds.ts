import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The folder of all partners. */
export const PARTNERS = path.resolve(import.meta.dirname, '../../../../../partners')

/** The partners' ids. */
export const partnersWithSeed = (): readonly string[] =>
  readdirSync(PARTNERS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** A folder with a copy of every partner's `tokens.ts`, which is removed when the process ends. */
export function copiedSeeds(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'theme-seeds-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const id of partnersWithSeed()) {
    mkdirSync(path.join(folder, id))
    cpSync(path.join(PARTNERS, id, 'tokens.ts'), path.join(folder, id, 'tokens.ts'))
  }
  return folder
}
