import { useApi } from '@dining/api-client'
import { memberQuery } from '@dining/api-client/queries'
import { CardFacts, failureText, LinkCardForm } from '@dining/card-linking'
import type { Card } from '@dining/contract'
import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { AddCardScreen, CardOfLink, storeLinkedCard } from '@dining/enrollment'
import { useSay } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { useQueryClient } from '@tanstack/react-query'
import { useLoaderData, useNavigate } from 'react-router'

import { routeLoader } from '../app/services.ts'

/** Step 2 requires the account of step 1; a visitor without one, or signed out, signs in and returns. */
export const loader = routeLoader(async ({ api, queryClient, vaultOrigin }) => {
  await queryClient.ensureQueryData(memberQuery(api))
  return { vaultOrigin }
})

/** Links the card, reloads the member, who becomes a card member, and continues to step 3. */
export function Component() {
  const say = useSay()
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { vaultOrigin } = useLoaderData<typeof loader>()

  // The page is left with the first card; the next one shows the reasons of others.
  async function goOn([linked]: readonly Card[], refusals: readonly string[]) {
    if (linked) storeLinkedCard(linked, refusals)
    await queryClient.fetchQuery({ ...memberQuery(api), staleTime: 0 }).catch(() => undefined)
    await navigate(paths.cardAdded(), { replace: true })
  }
  return (
    <CardOfLink>
      <AddCardScreen aside={<CardFacts />}>
        <LinkCardForm
          vaultOrigin={vaultOrigin}
          cancel={{ href: paths.home(), label: say(enrollment.noThanks) }}
          onLinked={(cards, failed) =>
            void goOn(
              cards,
              failed.map((one) => failureText(say, one)),
            )
          }
        />
      </AddCardScreen>
    </CardOfLink>
  )
}
