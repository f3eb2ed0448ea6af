import { useApi } from '@dining/api-client'
import { householdInvitationQuery, householdQuery } from '@dining/api-client/queries'
import { household as texts } from '@dining/copy-engine/texts/household'
import { HOUSEHOLD, HOUSEHOLD_TOKEN_PATTERN } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Banner, Notice } from '@dining/ui'
import { quiet, stack } from '@dining/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { AccountPage } from '../AccountPage.tsx'
import { HouseholdHead, HouseholdSheet, Leave } from './HouseholdSheet.tsx'
import { Invitation } from './Invitation.tsx'
import { InviteForm } from './InviteForm.tsx'
import { WhatIsShared } from './WhatIsShared.tsx'

/**
 * The member's household: what it earned together, its members, and the ways into it and out of it.
 * @param token of the link of a mailed invitation; null without one
 */
export function HouseholdScreen({ token }: { readonly token: string | null }) {
  const copy = useCopy()
  const api = useApi()
  const isToken = token !== null && HOUSEHOLD_TOKEN_PATTERN.test(token)
  const { data } = useQuery(householdQuery(api))
  const invited = useQuery({ ...householdInvitationQuery(api, token ?? ''), enabled: isToken })
  /** What has just happened; it takes the focus, since the pressed button is gone. */
  const [done, setDone] = useState<{ readonly what: 'joined' | 'left' | 'removed' | 'withdrawn' } | null>(null)
  const news = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (done) news.current?.focus()
  }, [done])
  if (!data || (isToken && !invited.data)) return <AccountPage current={paths.accountOverview()}>{null}</AccountPage>

  const { household } = data
  const invitation = token === null || done !== null ? undefined : (invited.data?.invitation ?? null)
  return (
    <AccountPage current={paths.accountOverview()} top={household && <HouseholdHead household={household} />}>
      {(done !== null || invitation === null) && (
        <div ref={news} tabIndex={-1} className={stack}>
          {done && <Banner type="success">{copy.say(texts[done.what])}</Banner>}
          {invitation === null && (
            <Notice title={copy.say(texts.goneTitle)}>
              <p>{copy.say(texts.goneText)}</p>
            </Notice>
          )}
        </div>
      )}
      {invitation && token !== null ? (
        <Invitation invitation={invitation} token={token} isInHousehold={household !== null} onJoined={() => setDone({ what: 'joined' })} />
      ) : null}
      {household && <HouseholdSheet household={household} onDone={(what) => setDone({ what })} />}
      {!household && !invitation && (
        <section className={stack} aria-labelledby="household">
          <h1 id="household">{copy.headline(texts.title)}</h1>
          <p>{copy.say(texts.lead)}</p>
          <WhatIsShared />
        </section>
      )}
      {/* One element with and without a household: the first invitation starts one, and its confirmation stays. */}
      {(household ? household.mayInvite : !invitation) && <InviteForm isFull={(household?.members.length ?? 0) >= HOUSEHOLD.maxMembers} />}
      {household && !household.mayInvite && <p className={quiet}>{copy.say(texts.onlyFirst)}</p>}
      {household && <Leave onLeft={() => setDone({ what: 'left' })} />}
    </AccountPage>
  )
}
