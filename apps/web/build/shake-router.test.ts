import { expect, it } from 'vitest'

import { bundled } from '../testing/bundled.ts'
import { shakeRouter } from './shake-router.ts'

it('keeps what pages use of the router and removes fetchers, actions and blockers', async () => {
  const code = await bundled(`export { createBrowserRouter, useNavigate } from 'react-router'`, shakeRouter())
  expect(code).toContain('function startNavigation(')
  expect(code).not.toContain('getFetcherHighestSubmission')
  expect(code).not.toContain('getInvalidBodyError')
  expect(code).not.toContain('No `HydrateFallback` element')
})

it('fails the build if a module uses what is removed', async () => {
  await expect(bundled(`import { useFetcher } from 'react-router'\nexport const load = () => useFetcher()`, shakeRouter())).rejects.toThrow(
    'Fetchers, actions and blockers of the router are left out of the bundles',
  )
})
