import { ActivatedScreen, activationWords } from '@dining/enrollment'

import { contentOf, useContent } from '../app/content.ts'
import { prefetch } from '../app/query-client.ts'
import { routeLoader } from '../app/services.ts'

export const loader = routeLoader(async ({ api, queryClient, drafts }) => {
  await prefetch(queryClient, [contentOf(api, 'tier_1_activation', drafts)])
  return null
})

export function Component() {
  const [entry] = useContent('tier_1_activation')
  return <ActivatedScreen words={activationWords(entry?.fields)} />
}
