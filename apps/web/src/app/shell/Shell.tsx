import { shell } from '@dining/copy-engine/texts/shell'
import { PartnerProvider, useCopy } from '@dining/partner-kit/react'
import { useVisitor } from '@dining/session'
import { SkipLink } from '@dining/ui'
import { visuallyHidden } from '@dining/ui/layout'
import partner from '@partner'
import { Suspense, use } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'

import { laterPart } from '../later-part.ts'
import { RichLink } from '../RichLink.tsx'
import { Back } from './Back.tsx'
import { chromeOf } from './chrome.ts'
import * as css from './Shell.css.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { TopNav } from './TopNav.tsx'

const sessionEnd = laterPart(() => import('./SessionEnd.tsx'))

/** The watch over the session, which only a member's page loads. */
function SessionWatch() {
  const module = sessionEnd.module() ?? use(sessionEnd.load())
  return <module.SessionEnd />
}

function Frame({ isMember }: { readonly isMember: boolean }) {
  const copy = useCopy()
  const { pathname } = useLocation()
  const chrome = chromeOf(pathname, __HAS_DISCOVER_HOME__)
  return (
    <>
      <SkipLink href="#main">{copy.say(shell.skipToContent)}</SkipLink>
      <TopNav chrome={chrome} />
      {chrome.hasBackBar && <Back />}
      <main id="main" tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      <SiteFooter />
      <p id="announcer" role="status" className={visuallyHidden} />
      <Suspense>{isMember && <SessionWatch />}</Suspense>
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
      <Frame isMember={member !== undefined} />
    </PartnerProvider>
  )
}
