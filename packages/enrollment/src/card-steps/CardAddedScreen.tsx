import { card } from '@dining/copy-engine/texts/card'
import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { isOwnPath } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { paths, readStored, removeStored } from '@dining/session'
import { Banner, FormActions, LinkButton, TextLink, useBrowserValue } from '@dining/ui'
import { searchIcon } from '@dining/ui/icons'
import type { ComponentType } from 'react'
import { Navigate } from 'react-router'

import { EarningPanel } from '../entry/EarningPanel.tsx'
import { EntryPage, JoinProgress } from '../entry/EntryPage.tsx'
import { readLinkedAt, readLinkedCard, readRefusals } from './card-registration.ts'

function pageBefore(): string | null {
  const path = readStored('loginRedirect')
  return path !== undefined && isOwnPath(path) ? path : null
}

interface CardAddedScreenProps {
  /** ISO time of the visit. */
  readonly now: string
  /** What happens next, by the ISO time at which the card was linked; it belongs to another feature, so the route passes it in. */
  readonly next: ComponentType<{ readonly linkedAt: string }>
}

/** Step 3 of joining: the card is linked (ENROLL-06). If no card was linked in this tab, it redirects to step 2 (ENROLL-07). */
export function CardAddedScreen({ now, next: Next }: CardAddedScreenProps) {
  const copy = useCopy()
  // Only the browser has the digits; the server leaves the space of the sentence empty.
  const lastFour = useBrowserValue(() => readLinkedCard() ?? null, undefined)
  const refusals = useBrowserValue(readRefusals, '')
  // On the server the day of the visit keeps the space; it is the day of linking unless the page is opened again later.
  const linkedAt = useBrowserValue(() => readLinkedAt() ?? now, now)
  // The page that sent the visitor to join, such as that of a table.
  const back = useBrowserValue(pageBefore, null)
  if (lastFour === null) return <Navigate to={paths.addCard()} replace />
  return (
    <EntryPage
      cloth="cardAdded"
      progress={<JoinProgress current={2} />}
      title={copy.headline(enrollment.addedTitle)}
      lead={copy.say(enrollment.addedLead)}
      aside={<EarningPanel />}
    >
      <Banner type="success">{lastFour === undefined ? copy.say(enrollment.opening) : copy.say(card.linked, { lastFour })}</Banner>
      {refusals !== '' && (
        <Banner type="error">
          {refusals.split('\n').map((refusal) => (
            <p key={refusal}>{refusal}</p>
          ))}
        </Banner>
      )}
      <Next linkedAt={linkedAt} />
      <FormActions>
        {back === null ? (
          <LinkButton href={paths.search()} icon={searchIcon}>
            {copy.action(enrollment.addedFind)}
          </LinkButton>
        ) : (
          <LinkButton href={back} onClick={() => removeStored('loginRedirect')}>
            {copy.action(enrollment.addedReturn)}
          </LinkButton>
        )}
        <TextLink href={paths.accountOverview()}>{copy.say(enrollment.addedAccount)}</TextLink>
      </FormActions>
    </EntryPage>
  )
}
