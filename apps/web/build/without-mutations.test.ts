import { expect, it } from 'vitest'

import { bundled } from '../testing/bundled.ts'
import { withoutMutations } from './without-mutations.ts'

it('keeps queries and removes mutations', async () => {
  const code = await bundled(
    `import { QueryClient } from '@tanstack/react-query'\nexport const client = new QueryClient()`,
    withoutMutations(),
  )
  expect(code).toMatch(/QueryClient = class/)
  expect(code).not.toMatch(/\bMutation = class/)
})

it('fails the build if a module uses a mutation', async () => {
  const source = `import { useMutation } from '@tanstack/react-query'\nexport const useSave = () => useMutation({})`
  await expect(bundled(source, withoutMutations())).rejects.toThrow('Mutations of TanStack Query are left out of the bundles')
})
