import { shell } from '@dining/copy-engine/texts/shell'
import { PartnerProvider, useCopy } from '@dining/partner-kit/react'
import { paths, useVisitor } from '@dining/session'
import { SkipLink } from '@dining/ui'
import { visuallyHidden } from '@dining/ui/layout'
import partner from '@partner'
import { Suspense, use, useState } from 'react'
import { Outlet, ScrollRestoration, useLoaderData, useLocation, useMatches } from 'react-router'

import { laterPart } from '../later-part.ts'
import { NOT_FOUND_ID } from '../route.ts'
import { RichLink } from '../RichLink.tsx'
import { Back } from './Back.tsx'
import { chromeOf } from './chrome.ts'
import type { loadShell } from './shell-loader.ts'
import * as css from './Shell.css.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { TopNav } from './TopNav.tsx'

const sessionEnd = laterPart(() => import('./SessionEnd.tsx'))

/** The watch over the session, which only a member's page loads. */
function SessionWatch() {
  const module = sessionEnd.module() ?? use(sessionEnd.load())
  return <module.SessionEnd />
}

const reopening = laterPart(() => import('./Reopening.tsx'))

/** In the place of every page while the account is closed; it stays for its confirmation when the account is open again. */
function Reopen({ isClosed }: { readonly isClosed: boolean }) {
  const module = reopening.module() ?? use(reopening.load())
  const { vaultOrigin } = useLoaderData<typeof loadShell>()
  return <module.Reopening isClosed={isClosed} vaultOrigin={vaultOrigin} />
}

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
        <Suspense>{wasClosed && <Reopen isClosed={isClosed} />}</Suspense>
        {!isClosed && <Outlet />}
      </main>
      <SiteFooter withoutLinks={isClosed} />
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
      <Frame isMember={member !== undefined} isClosedAccount={visitor.kind === 'closed-account'} />
    </PartnerProvider>
  )
}
