import { ApiProvider, type ApiClient } from '@dining/api-client'
import { featureFlagsQuery, memberQuery } from '@dining/api-client/queries'
import type { Member } from '@dining/contract'
import { HAS_ENROLLMENT } from '@dining/domain'
import { readNear, readOwn, removeOwn, type KeptNear, type KeptOwn } from '@dining/offline'
import { parseExpiry, readStored } from '@dining/session'
import { useIsInBrowser } from '@dining/ui'
import partner from '@partner'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { BareScreen } from '../app/BareScreen.tsx'
import { OfflineScreen } from './OfflineScreen.tsx'
import type { SharedParts } from './shared-parts.ts'

import '../app/styles.ts'

/** Every call fails at once, as it would in the end: the screen works without a server, and what a member does waits for one. */
const UNREACHABLE: ApiClient = { call: () => Promise.resolve({ ok: false, error: { kind: 'network' } }) }

/** The member's own part, which ends with the session, and is never shown to another member. */
async function ownOfSession(): Promise<KeptOwn | null> {
  const own = HAS_ENROLLMENT ? await readOwn() : null
  if (!own) return null
  const isOver = (parseExpiry(readStored('sessionExpiry')) ?? 0) <= Date.now() || readStored('publicId') !== own.publicId
  if (!isOver) return own
  await removeOwn()
  return null
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
  readonly near: KeptNear
  readonly own: KeptOwn | null
  readonly parts: SharedParts
}

/** Marks the document as hydrated: what is pressed and posted from now on acts at once (server/later-scripts.ts). */
function setAlive(): void {
  document.documentElement.dataset['hydrated'] = ''
}

/** The page of the server without a connection first, as it is in the document, and then what is kept. */
function OfflinePage(props: OfflinePageProps) {
  const isShown = useIsInBrowser()
  useEffect(() => {
    if (isShown) setAlive()
  }, [isShown])
  return isShown ? <OfflineScreen partner={partner} {...props} /> : <BareScreen partner={partner} screen="offline" />
}

/** Shows the restaurants that this device keeps in place of the page without a connection; without any, the page stays as it is. */
export async function startOffline(root: HTMLElement): Promise<void> {
  const near = await readNear()
  if (!near || near.merchants.length === 0) return setAlive()
  const [own, restaurant, search] = await Promise.all([ownOfSession(), import('../routes/merchant.tsx'), import('../routes/search.tsx')])
  const parts = { ...restaurant, SavedList: search.SavedList }
  // The page is not opened by itself any more once there is a connection (server/bare-pages.ts).
  document.documentElement.dataset['kept'] = 'yes'
  hydrateRoot(
    root,
    <QueryClientProvider client={queriesOf(near, own)}>
      <ApiProvider value={UNREACHABLE}>
        <OfflinePage near={near} own={own} parts={parts} />
      </ApiProvider>
    </QueryClientProvider>,
  )
}
