import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

import { expect, it } from 'vitest'

const STATIC_IMPORT = /^\s*(?:import|export)\s+(?!type\b)(?:[\w*{][^'";]*?from\s+)?['"]([^'"]+)['"]/gmu

/** Every module that a file imports, as loaded by a browser; third-party packages by name. */
async function modulesOf(file: string, found = new Set<string>()): Promise<ReadonlySet<string>> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, name = ''] of (await readFile(file, 'utf8')).matchAll(STATIC_IMPORT)) {
    if (name.startsWith('.')) await modulesOf(path.resolve(path.dirname(file), name), found)
    else if (name.startsWith('@dining/')) await modulesOf(createRequire(file).resolve(name), found)
    else found.add(name)
  }
  return found
}

it.each(['index.ts', 'react/index.ts'])('a page that loads %s loads no schemas', async (face) => {
  const modules = await modulesOf(path.join(import.meta.dirname, face))
  expect([...modules]).not.toContain('valibot')
  expect([...modules].filter((module) => /copy-engine\/src\/(?:texts|content|check)\//u.test(module))).toEqual([])
})

it('the check loads schemas, which proves that the test above can find them', async () => {
  expect([...(await modulesOf(path.join(import.meta.dirname, 'check/index.ts')))]).toContain('valibot')
})
