import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { merchantsImport } from '../cli/merchants/import.ts'
import type { Store } from '../store/store.ts'
import { commandDeps } from './command-deps.ts'
import { testClock } from './test-clock.ts'

/** `pnpm api merchants import` with files in a folder of its own, which `remove` deletes. */
export function merchantImports() {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-'))
  const clock = testClock()
  /** The lines of all runs; a test empties it. */
  const said: string[] = []

  /** @param onLine gets each line of the command */
  async function run(store: Store, args: readonly string[], onLine: (line: string) => void = () => undefined): Promise<number> {
    // Of two imports, the one that ended last is effective.
    clock.advance(1_000)
    const request = merchantsImport.readLine([...args], folder)
    if (!request.ok) throw new Error(request.error)
    return merchantsImport.run(commandDeps(store, clock.now), request.value, (line) => {
      said.push(line)
      onLine(line)
    })
  }

  return {
    folder,
    clock,
    said,
    run,
    /** Writes a file of the folder. @returns its path */
    written(name: string, content: string | Buffer): string {
      writeFileSync(join(folder, name), content)
      return join(folder, name)
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
