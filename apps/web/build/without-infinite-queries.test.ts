import { expect, it } from 'vitest'

import { bundled } from '../testing/bundled.ts'
import { withoutInfiniteQueries } from './without-infinite-queries.ts'

it('keeps queries and removes infinite queries', async () => {
  const source = `import { QueryClient } from '@tanstack/react-query'\nexport const client = new QueryClient()`
  const code = await bundled(source, withoutInfiniteQueries())
  expect(code).toMatch(/QueryClient = class/)
  expect(code).not.toContain('fetchPage')
})

it('fails the build if a module uses an infinite query', async () => {
  const source = `import { useInfiniteQuery } from '@tanstack/react-query'\nexport const useAll = () => useInfiniteQuery({} as never)`
  await expect(bundled(source, withoutInfiniteQueries())).rejects.toThrow('Infinite queries are left out of the bundles')
})
