import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { withoutInfiniteQueries } from './without-infinite-queries.ts'

/** Beside the sources, so that imports resolve the packages. */
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(import.meta.dirname, '../.infinite-queries-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function bundle(source: string): Promise<string> {
  const input = join(folder, 'entry.ts')
  writeFileSync(input, source)
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutInfiniteQueries()],
    build: { write: false, minify: false, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
  })
  const { output: chunks } = output as Rolldown.RolldownOutput
  return chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n')
}

it('keeps queries and removes infinite queries', async () => {
  const code = await bundle(`import { QueryClient } from '@tanstack/react-query'\nexport const client = new QueryClient()`)
  expect(code).toMatch(/QueryClient = class/)
  expect(code).not.toContain('fetchPage')
})

it('fails the build if a module uses an infinite query', async () => {
  const source = `import { useInfiniteQuery } from '@tanstack/react-query'\nexport const useAll = () => useInfiniteQuery({} as never)`
  await expect(bundle(source)).rejects.toThrow('Infinite queries are left out of the bundles')
})
