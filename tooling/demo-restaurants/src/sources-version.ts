import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A hash of the files of this package, which determine the restaurants: part of the name of a test store, so that no stale copy of it is used. */
export function sourcesVersion(): string {
  const hash = createHash('sha256')
  for (const name of globSync('**/*.ts', { cwd: import.meta.dirname }).toSorted())
    hash.update(readFileSync(join(import.meta.dirname, name)))
  return hash.digest('hex').slice(0, 12)
}
