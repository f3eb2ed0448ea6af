import { ActivatedScreen, activationWords } from '@dining/enrollment'

import { useContent } from '../app/content.ts'
import { routeLoader } from '../app/services.ts'
import { ActivationItems, hasActivationItems, loadActivationContent } from '../activation/activation-content.ts'

export const loader = routeLoader(async (services) => {
  await loadActivationContent(services)
  return null
})

export function Component() {
  const [entry] = useContent('tier_1_activation')
  return <ActivatedScreen words={activationWords(entry?.fields)}>{hasActivationItems(entry) && <ActivationItems />}</ActivatedScreen>
}
