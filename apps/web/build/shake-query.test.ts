import { expect, it } from 'vitest'

import { bundled } from '../testing/bundled.ts'
import { shakeQuery } from './shake-query.ts'

it('keeps queries, and removes mutations and infinite queries', async () => {
  const source = `import { QueryClient, useQuery } from '@tanstack/react-query'\nexport const client = new QueryClient()\nexport { useQuery }`
  const code = await bundled(source, shakeQuery())
  expect(code).toMatch(/QueryClient = class/)
  expect(code).toMatch(/QueryObserver = class/)
  expect(code).not.toMatch(/\bMutation = class/)
  expect(code).not.toMatch(/fetchPage|fetchOptimistic\(options|setQueriesData\(filters|#mutationCache/)
})

it.each([
  ['useMutation', `import { useMutation } from '@tanstack/react-query'\nexport const useSave = () => useMutation({})`],
  [
    'useInfiniteQuery',
    `import { useInfiniteQuery } from '@tanstack/react-query'\nexport const useAll = () => useInfiniteQuery({} as never)`,
  ],
  [
    'throwOnError:',
    `import { useQuery } from '@tanstack/react-query'\nexport const useOne = () => useQuery({ queryKey: [1], throwOnError: true })`,
  ],
  [
    'isRefetching',
    `import { useQuery } from '@tanstack/react-query'\nexport const useOne = () => useQuery({ queryKey: [1] }).isRefetching`,
  ],
])('fails the build if a module uses %s', async (name, source) => {
  await expect(bundled(source, shakeQuery())).rejects.toThrow(`TanStack Query has no code for ${name} in our bundles`)
})
