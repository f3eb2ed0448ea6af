import { useApi } from '@dining/api-client'
import { cardsQuery, memberQuery } from '@dining/api-client/queries'
import type { Card } from '@dining/contract'
import { card as cardTexts } from '@dining/copy-engine/texts/card'
import { reEnroll } from '@dining/copy-engine/texts/re-enroll'
import { useToasts } from '@dining/forms'
import { useCopy } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import { Notice } from '@dining/ui'
import { stack } from '@dining/ui/layout'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'

import { LinkCardForm } from '../link/LinkCardForm.tsx'
import { failureText } from '../link/SaveBanner.tsx'
import type { FailedCard } from '../link/save-card.ts'

/**
 * The screen for a member whose last card was deleted, or who has none although they had linked one (REENROLL-17): link a card and
 * continue, or sign in later (REENROLL-01 … REENROLL-04). Linking a card reopens the account, so member and cards are loaded again and
 * the account centre opens (REENROLL-10, REENROLL-11).
 */
export function ReEnroll({ vaultOrigin }: { readonly vaultOrigin: string }) {
  const api = useApi()
  const copy = useCopy()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toasts = useToasts()
  const isClosed = useMember()?.memberType !== 'EnrolledCardMember'

  async function goOn(cards: readonly Card[], failed: readonly FailedCard[]) {
    queryClient.removeQueries({ queryKey: cardsQuery(api).queryKey })
    // Fetched rather than invalidated: no component of the page fetches the member, so an invalidated member would not reload.
    const member = await queryClient.fetchQuery({ ...memberQuery(api), staleTime: 0 }).catch(() => undefined)
    if (member) await navigate(paths.accountOverview())
    // On the page that they are read on: a slow connection takes longer to open that page than a message stays.
    if (isClosed) toasts.show({ type: 'success', message: copy.say(reEnroll.opened) })
    for (const { lastFour } of cards) toasts.show({ type: 'success', message: copy.say(cardTexts.linked, { lastFour }) })
    // The form with its banner is left, so the reasons stay until they are dismissed (FORM-30).
    for (const one of failed) toasts.show({ type: 'error', message: failureText(copy.say, one), stays: true })
    if (!member) window.location.assign(paths.accountOverview())
  }
  return (
    <div className={stack}>
      <h1>{copy.headline(reEnroll.title)}</h1>
      <Notice>{copy.say(isClosed ? reEnroll.cardDeleted : reEnroll.noCard)}</Notice>
      <p>{copy.say(isClosed ? reEnroll.addCard : reEnroll.addFirst)}</p>
      <LinkCardForm
        vaultOrigin={vaultOrigin}
        purpose="re-enroll"
        submitLabel={copy.action(reEnroll.submit)}
        cancel={{ href: paths.signOut(), label: copy.say(reEnroll.later) }}
        onLinked={(cards, failed) => void goOn(cards, failed)}
      />
    </div>
  )
}
