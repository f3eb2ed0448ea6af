import { ApiProvider, type ApiClient } from '@dining/api-client'
import { featureFlagsQuery, memberQuery } from '@dining/api-client/queries'
import type { Member } from '@dining/contract'
import { HAS_ENROLLMENT } from '@dining/domain'
import {
  isSessionOf,
  lastSearches,
  readNear,
  readOwn,
  readUnsent,
  removeOwn,
  removeUnsentOfAll,
  UnsentList,
  type KeptNear,
  type KeptOwn,
} from '@dining/offline'
import { readStored } from '@dining/session'
import { useIsInBrowser } from '@dining/ui'
import partner from '@partner'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, type ComponentProps } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { BareScreen } from '../app/BareScreen.tsx'
import { OfflineScreen } from './OfflineScreen.tsx'

import '../app/styles.ts'

/** Every call fails at once, as it would in the end: the screen works without a server, and what a member does waits for one. */
const UNREACHABLE: ApiClient = { call: () => Promise.resolve({ ok: false, error: { kind: 'network' } }) }

/** Milliseconds between two looks for the end of the session. */
const LOOK_MS = 60_000

interface OwnParts {
  readonly own: KeptOwn | null
  /** The member whose session this is, if the member has actions that wait or were refused. */
  readonly sender: string | null
}

/** What is kept of the member of the session. What is of an ended session, or of another member, is removed. */
async function partsOfSession(): Promise<OwnParts> {
  if (!HAS_ENROLLMENT) return { own: null, sender: null }
  const publicId = readStored('publicId')
  if (publicId === undefined || !isSessionOf(publicId)) {
    await Promise.all([removeOwn(), removeUnsentOfAll()])
    return { own: null, sender: null }
  }
  const [own, unsent] = await Promise.all([readOwn(), readUnsent(publicId)])
  if (own && own.publicId !== publicId) await removeOwn()
  return { own: own?.publicId === publicId ? own : null, sender: unsent.length > 0 ? publicId : null }
}

/** Opens the page again once the session has ended, so that it shows, and this device keeps, nothing of the member. */
function followEnd(publicId: string): void {
  const look = () => {
    if (!isSessionOf(publicId)) location.reload()
  }
  setInterval(look, LOOK_MS)
  // Timers are suspended while a page is not visible.
  document.addEventListener('visibilitychange', look)
}

/** The kept restaurants with the member's saved ones and searches. */
async function withOwn(near: KeptNear, own: KeptOwn | null): Promise<KeptNear> {
  const searches = [...(await lastSearches(own?.publicId))]
  const ids = new Set(near.merchants.map(({ id }) => id))
  return { ...near, searches, merchants: [...near.merchants, ...(own?.merchants ?? []).filter(({ id }) => !ids.has(id))] }
}

/** The member as the parts of the site know them; of a name or an address nothing is kept. */
const memberOf = ({ publicId, tierLevel, hasCard }: KeptOwn): Member => ({
  publicId,
  tierLevel,
  ...(hasCard ? {} : { hasNoCard: true }),
  familyId: null,
  firstName: '',
  lastName: '',
  email: '',
  emailOptIn: false,
  phoneNumber: null,
  smsOptIn: false,
  address: { address1: '', address2: '', city: '', state: '', zipCode: '' },
  memberType: 'EnrolledCardMember',
  hasWebProfile: true,
  active: true,
  diningProgress: null,
  activeBonuses: [],
  enrollmentSource: '',
  joinDate: '',
  sessionExpiresAt: '',
})

/** What the parts of the site read, from what is kept. */
function queriesOf(near: KeptNear, own: KeptOwn | null): QueryClient {
  // A call is made without a connection, too: it fails, rather than wait for one.
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity, retry: false, networkMode: 'always', refetchOnReconnect: false } },
  })
  const partnerFeatureFlags = { merchantFavorites: near.hasFavorites }
  queryClient.setQueryData(featureFlagsQuery(UNREACHABLE).queryKey, { authFlags: {}, filters: [], partnerFeatureFlags })
  if (own) queryClient.setQueryData(memberQuery(UNREACHABLE).queryKey, memberOf(own))
  return queryClient
}

interface OfflinePageProps {
  /** The screen of what is kept; null for the page without a connection as it is. */
  readonly kept: ComponentProps<typeof OfflineScreen> | null
  readonly sender: string | null
}

/** Marks the document as hydrated: what is pressed and posted from now on acts at once (server/later-scripts.ts). */
function setAlive(): void {
  document.documentElement.dataset['hydrated'] = ''
}

/** The page of the server without a connection first, as it is in the document, and then what is kept. */
function OfflinePage({ kept, sender }: OfflinePageProps) {
  const isShown = useIsInBrowser()
  useEffect(() => {
    if (isShown) setAlive()
  }, [isShown])
  if (isShown && kept) return <OfflineScreen {...kept} />
  return <BareScreen partner={partner} screen="offline" more={isShown && sender !== null && <UnsentList publicId={sender} />} />
}

function show(root: HTMLElement, queryClient: QueryClient, page: OfflinePageProps): void {
  hydrateRoot(
    root,
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={UNREACHABLE}>
        <OfflinePage {...page} />
      </ApiProvider>
    </QueryClientProvider>,
  )
}

/**
 * Shows the restaurants that this device keeps in place of the page without a connection, with what the member did meanwhile. Without restaurants that page stays,
 * and shows what waits to be sent.
 */
export async function startOffline(root: HTMLElement): Promise<void> {
  const [near, { own, sender }] = await Promise.all([readNear(), partsOfSession()])
  const publicId = own?.publicId ?? sender
  if (publicId !== null) followEnd(publicId)
  if (!near || near.merchants.length === 0) {
    if (sender === null) return setAlive()
    return show(root, new QueryClient(), { kept: null, sender })
  }
  const [all, restaurant, search] = await Promise.all([
    withOwn(near, own),
    import('../routes/merchant.tsx'),
    import('../routes/search.tsx'),
  ])
  const parts = { ...restaurant, SavedList: search.SavedList }
  // The page is not opened by itself any more once there is a connection (server/bare-pages.ts).
  document.documentElement.dataset['kept'] = 'yes'
  show(root, queriesOf(near, own), { kept: { partner, near: all, own, sender: publicId, parts }, sender })
}
