import { ActivateScreen, activationWords, WITHOUT_PUBLIC_ID } from '@dining/enrollment'
import { parsePublicId } from '@dining/session'
import { redirect, useLoaderData } from 'react-router'

import { useContent } from '../app/content.ts'
import type { RouteHandle } from '../app/route.ts'
import { routeLoader } from '../app/services.ts'
import { ActivationItems, hasActivationItems, loadActivationContent } from '../activation/activation-content.ts'

const PUBLIC_ID = 'public_id'

/** Without a public id in the address there is no member to activate; the rest is known only after the lookup (ACT-01, ACT-02). */
export const loader = routeLoader(async (services) => {
  const publicId = parsePublicId(services.url.searchParams.get(PUBLIC_ID))
  if (publicId === undefined) throw redirect(WITHOUT_PUBLIC_ID)
  await loadActivationContent(services)
  return { publicId }
})

export function Component() {
  const { publicId } = useLoaderData<typeof loader>()
  const [entry] = useContent('tier_1_activation')
  return (
    <ActivateScreen publicId={publicId} words={activationWords(entry?.fields)}>
      {hasActivationItems(entry) && <ActivationItems />}
    </ActivateScreen>
  )
}

export const handle = { reads: [PUBLIC_ID] } satisfies RouteHandle
