import { card } from '@dining/copy-engine/texts/card'
import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { isOwnPath } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { paths, readStored, removeStored } from '@dining/session'
import { Banner, FormActions, LinkButton, TextLink } from '@dining/ui'
import { searchIcon } from '@dining/ui/icons'
import { useSyncExternalStore } from 'react'
import { Navigate } from 'react-router'

import { EarningPanel } from '../entry/EarningPanel.tsx'
import { EntryPage, JoinProgress } from '../entry/EntryPage.tsx'
import { readLinkedCard, readRefusals } from './card-registration.ts'

const never = () => () => undefined

function pageBefore(): string | null {
  const path = readStored('loginRedirect')
  return path !== undefined && isOwnPath(path) ? path : null
}

/** Step 3 of joining: the card is linked (ENROLL-06). If no card was linked in this tab, it redirects to step 2 (ENROLL-07). */
export function CardAddedScreen() {
  const copy = useCopy()
  // Only the browser has the digits; the server leaves the space of the sentence empty.
  const lastFour = useSyncExternalStore(
    never,
    () => readLinkedCard() ?? null,
    () => undefined,
  )
  const refusals = useSyncExternalStore(never, readRefusals, () => '')
  // The page that sent the visitor to join, such as that of a table.
  const back = useSyncExternalStore(never, pageBefore, () => null)
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
