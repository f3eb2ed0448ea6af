import { useFlags } from '@dining/api-client'
import { shell } from '@dining/copy-engine/texts/shell'
import { HAS_ENROLLMENT } from '@dining/domain'
import { withoutToken } from '@dining/domain/pages'
import { PartnerProvider, useCopy } from '@dining/partner-kit/react'
import { paths, useVisitor } from '@dining/session'
import { BackBar, SkipLink } from '@dining/ui'
import { visuallyHidden } from '@dining/ui/layout'
import partner from '@partner'
import { Suspense, useEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate, useNavigation } from 'react-router'

import { RichLink } from '../RichLink.tsx'
import { SurveyWhenSeen } from '../../surveys/SurveyWhenSeen.tsx'
import { separatePart } from '../island.tsx'
import { useIsOffline } from '../reachability.ts'
import { NOT_FOUND_ID } from '../route.ts'
import * as css from './Shell.css.ts'
import { AnnouncementBar } from './AnnouncementBar.tsx'
import { ConsentLater } from './ConsentLater.tsx'
import { NoticeWhenDue } from './NoticeWhenDue.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { TopNav } from './TopNav.tsx'
import { maintenanceOf } from './maintenance.ts'
import { useNewVersion } from './new-version.ts'
import { chromeOf } from './chrome.ts'
import { KnownLookup, Reopen, SessionWatch } from './member-parts.tsx'

const Maintenance = separatePart(() => import('./Maintenance.tsx'))

interface FrameProps {
  readonly isMember: boolean
  readonly isClosedAccount: boolean
  /** Of a visitor who is known and not signed in. */
  readonly knownId: string | undefined
}

function Frame({ isMember, isClosedAccount, knownId }: FrameProps) {
  const copy = useCopy()
  const { pathname } = useLocation()
  // A closed account can only be reopened or left (REENROLL-01).
  const underMaintenance = maintenanceOf(useFlags(), pathname)
  const isClosed = isClosedAccount && pathname !== paths.signOut()
  const [wasClosed, setWasClosed] = useState(isClosed)
  if (isClosed && !wasClosed) setWasClosed(true)
  // The not-found page is rendered once for all paths, so it must not depend on the path.
  const leadsNowhere = useMatches().at(-1)?.id === NOT_FOUND_ID
  const path = leadsNowhere ? paths.notFound() : pathname
  const chrome = chromeOf(path, __HAS_DISCOVER_HOME__)
  return (
    <>
      <SkipLink href="#main">{copy.say(shell.skipToContent)}</SkipLink>
      <AnnouncementBar />
      <TopNav chrome={chrome} />
      {chrome.hasBackBar && <Back />}
      <main id="main" tabIndex={-1} className={css.main}>
        {HAS_ENROLLMENT && wasClosed && <Reopen isClosed={isClosed} />}
        {!isClosed && (underMaintenance ? <Maintenance scope={underMaintenance} /> : <Outlet />)}
      </main>
      <SiteFooter withoutLinks={isClosed} />
      <p id="announcer" role="status" className={visuallyHidden} />
      <Suspense>{HAS_ENROLLMENT && isMember && <SessionWatch />}</Suspense>
      {HAS_ENROLLMENT && knownId !== undefined && path !== paths.activate() && <KnownLookup publicId={knownId} />}
      <Suspense>{__HAS_NOTICES__ && !underMaintenance && <NoticeWhenDue path={path} />}</Suspense>
      <Suspense>{!underMaintenance && <SurveyWhenSeen path={withoutToken(path)} />}</Suspense>
      {__HAS_VENDORS__ && <ConsentLater path={path} />}
      <ConnectionNotice />
      <ScrollRestoration />
    </>
  )
}

/** The frame of every page: bar, main area, footer, and the partner's texts for this visitor. */
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
      <Frame
        isMember={member !== undefined}
        isClosedAccount={visitor.kind === 'closed-account'}
        knownId={visitor.kind === 'known' ? visitor.publicId : undefined}
      />
    </PartnerProvider>
  )
}

/** Index of this entry in the app's own history, which the router stores. 0 is the visitor's first page. */
function historyIndex(): number {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0
}

/** The bar that goes back in history, or to home if there is none (SHELL-02 … SHELL-05). */
function Back() {
  const copy = useCopy()
  const navigate = useNavigate()
  const label = copy.say(shell.back)
  return (
    <BackBar
      navLabel={label}
      label={label}
      href={paths.home()}
      onBack={(event) => {
        if (historyIndex() === 0) return
        event.preventDefault()
        void navigate(-1)
      }}
    />
  )
}

/** Milliseconds for which the previous page stays without a word while the next one loads. */
const SLOW_MS = 1_000

/** Whether a page has been loading for so long that a visitor might reload. */
function useIsSlow(): boolean {
  const isLoading = useNavigation().state === 'loading'
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isLoading])
  return isSlow
}

/**
 * Shows at the bottom of the window that the site cannot be reached, that a page is loading (SHELL-31, SHELL-32), or that the site has a new version. Part
 * of the first load, since nothing loads without a connection.
 */
function ConnectionNotice() {
  const copy = useCopy()
  const [isOffline, isSlow] = [useIsOffline(), useIsSlow()]
  const newVersion = useNewVersion(({ notice }) => notice)
  const text = isOffline ? shell.offline : isSlow ? shell.loading : undefined
  return <div role="status">{text ? <p className={css.connection}>{copy.say(text)}</p> : newVersion}</div>
}
