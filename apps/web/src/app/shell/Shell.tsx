import { shell } from '@dining/copy-engine/texts/shell'
import { HAS_ENROLLMENT } from '@dining/domain'
import { PartnerProvider, useCopy } from '@dining/partner-kit/react'
import { paths, useVisitor } from '@dining/session'
import { SkipLink } from '@dining/ui'
import { visuallyHidden } from '@dining/ui/layout'
import partner from '@partner'
import { Suspense, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router'

import { NOT_FOUND_ID } from '../route.ts'
import { RichLink } from '../RichLink.tsx'
import { Back } from './Back.tsx'
import { chromeOf } from './chrome.ts'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { Reopen, SessionWatch } from './member-parts.tsx'
import * as css from './Shell.css.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SsoNoticeWhenDue } from './SsoNoticeWhenDue.tsx'
import { TopNav } from './TopNav.tsx'

function Frame({ isMember, isClosedAccount }: { readonly isMember: boolean; readonly isClosedAccount: boolean }) {
  const copy = useCopy()
  const { pathname } = useLocation()
  // A closed account can be opened again or left, nothing else (REENROLL-01).
  const isClosed = isClosedAccount && pathname !== paths.signOut()
  const [wasClosed, setWasClosed] = useState(isClosed)
  if (isClosed && !wasClosed) setWasClosed(true)
  // The page of paths that lead nowhere is rendered once for all of them, so it must not depend on which it was.
  const leadsNowhere = useMatches().at(-1)?.id === NOT_FOUND_ID
  const chrome = chromeOf(leadsNowhere ? paths.notFound() : pathname, __HAS_DISCOVER_HOME__)
  return (
    <>
      <SkipLink href="#main">{copy.say(shell.skipToContent)}</SkipLink>
      <TopNav chrome={chrome} />
      {chrome.hasBackBar && <Back />}
      <main id="main" tabIndex={-1} className={css.main}>
        {HAS_ENROLLMENT && wasClosed && <Reopen isClosed={isClosed} />}
        {!isClosed && <Outlet />}
      </main>
      <SiteFooter withoutLinks={isClosed} />
      <p id="announcer" role="status" className={visuallyHidden} />
      <Suspense>{HAS_ENROLLMENT && isMember && <SessionWatch />}</Suspense>
      <Suspense>{__HAS_SSO_NOTICE__ && <SsoNoticeWhenDue />}</Suspense>
      <ConnectionNotice />
      <ScrollRestoration />
    </>
  )
}

/** What stands around every page: bar, main area, footer, and the partner's words for this visitor. */
export function Shell() {
  const visitor = useVisitor()
  const member = 'member' in visitor ? visitor.member : undefined
  return (
    <PartnerProvider
      partner={partner}
      visitor={{
        tier: member?.tierLevel ?? null,
        publicId: 'publicId' in visitor ? visitor.publicId : null,
        firstName: member?.firstName ?? null,
      }}
      link={RichLink}
    >
      <Frame isMember={member !== undefined} isClosedAccount={visitor.kind === 'closed-account'} />
    </PartnerProvider>
  )
}
