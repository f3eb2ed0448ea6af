import { ApiFailure, useApi, type ApiClient } from '@dining/api-client'
import type { Text } from '@dining/copy-engine'
import { favorites as texts } from '@dining/copy-engine/texts/favorites'
import { HAS_ENROLLMENT, MAX_FAVORITES } from '@dining/domain'
import { STORED, useMember } from '@dining/session'
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'

import { readStoredFavorites, writeStoredFavorites } from './stored-favorites.ts'

type Ids = readonly string[]

/** Whose restaurants: the public id of the member, or a visitor of this browser. */
type Owner = string
const VISITOR: Owner = ''
const keyOf = (owner: Owner) => ['favorites', owner] as const

/** A restaurant that can be saved. */
export interface Saveable {
  readonly id: string
  readonly name: string
}

export interface UsedFavorites {
  /** The one saved last comes first; undefined while they load, and after a failure. */
  readonly ids: Ids | undefined
  readonly failed: boolean
  readonly retry: () => void
  /** Saves or removes a restaurant. @returns what went wrong, in which case nothing has changed */
  readonly toggle: (merchant: Saveable) => Promise<Text | undefined>
}

/** The restaurants that the visitor has saved: a member's are at the server, those of other visitors in this browser. */
export function useFavorites(): UsedFavorites {
  const api = useApi()
  const queryClient = useQueryClient()
  const member = useMember()
  const owner = HAS_ENROLLMENT ? (member?.publicId ?? VISITOR) : VISITOR
  listenToOtherTabs(queryClient)
  // One page asks once, however many hearts it has.
  const { data, isError, refetch } = useQuery({ ...favoritesQuery(api, owner), retryOnMount: false })
  return {
    ids: data,
    failed: isError,
    retry: () => void refetch(),
    toggle: (merchant) =>
      HAS_ENROLLMENT && owner !== VISITOR ? toggleOfMember(api, queryClient, owner, merchant) : toggleOfVisitor(queryClient, merchant.id),
  }
}

const favoritesQuery = (api: ApiClient, owner: Owner) =>
  queryOptions<Ids, ApiFailure>({
    queryKey: keyOf(owner),
    queryFn: () => (HAS_ENROLLMENT && owner !== VISITOR ? loadOfMember(api, owner) : readStoredFavorites()),
    staleTime: Infinity,
  })

const withoutConnection = () => import('./without-connection.ts')
const keptOf = (owner: Owner) =>
  withoutConnection().then(
    ({ keptFavorites }) => keptFavorites(owner),
    () => null,
  )

/** A member's restaurants, or without a connection those that the device keeps. Those saved in this browser before signing in move to the account: what the account has room for leaves the browser. */
async function loadOfMember(api: ApiClient, owner: Owner): Promise<Ids> {
  const before = readStoredFavorites()
  if (before.length > 0) {
    const moved = await api.call('saveFavorites', { body: { merchantIds: [...before] } })
    if (moved.ok) {
      const { merchantIds, isFull } = moved.value
      // Another tab may have saved further ones meanwhile.
      const rest = readStoredFavorites().filter((id) => !before.includes(id) || (isFull && !merchantIds.includes(id)))
      writeStoredFavorites(rest)
      return merchantIds
    }
  }
  const answer = await api.call('getFavorites', {})
  if (answer.ok) return answer.value.merchantIds
  const kept = answer.error.kind === 'network' ? await keptOf(owner) : null
  if (kept) return kept
  throw new ApiFailure(answer.error)
}

const withId = (ids: Ids, id: string): Ids => [id, ...ids.filter((one) => one !== id)]
const withoutId = (ids: Ids, id: string): Ids => ids.filter((one) => one !== id)

function toggleOfVisitor(queryClient: QueryClient, id: string): Promise<Text | undefined> {
  // What another tab has stored meanwhile counts, too.
  const before = readStoredFavorites()
  const isSaved = (queryClient.getQueryData<Ids>(keyOf(VISITOR)) ?? before).includes(id)
  if (!isSaved && before.length >= MAX_FAVORITES) return Promise.resolve(texts.full)
  const ids = isSaved ? withoutId(before, id) : withId(before, id)
  if (!writeStoredFavorites(ids)) return Promise.resolve(texts.notKept)
  showStored(queryClient)
  return Promise.resolve(undefined)
}

/** Calls under way, one after the other: two presses in a row reach the server in their order. */
let running: Promise<unknown> = Promise.resolve()
let waiting = 0

/** Whether a call cannot arrive, rather than that its answer was lost: the browser has no connection, or shows its screen of what the device keeps. */
const isDisconnected = () => !navigator.onLine || document.documentElement.dataset['kept'] !== undefined

/** Without a connection a change waits for one, and the list shows it. */
const waitsForConnection = (owner: Owner, merchant: Saveable, change: { readonly saved: boolean; readonly isTried: boolean }) =>
  withoutConnection().then(
    ({ sendLater }) => sendLater(owner, merchant, change),
    () => false,
  )

/** What waited of this restaurant is from before the change that the server has now. */
async function dropEarlier(owner: Owner, id: string): Promise<void> {
  try {
    const { holdsSomething } = await import('@dining/offline/agreed')
    if (await holdsSomething()) await (await withoutConnection()).dropEarlier(owner, id)
  } catch {
    // Then nothing can be kept, either.
  }
}

/** Shows the change at once, and takes it back if the server does not have it, unless it waits for a connection. */
async function toggleOfMember(api: ApiClient, queryClient: QueryClient, owner: Owner, merchant: Saveable): Promise<Text | undefined> {
  const { id } = merchant
  const current = () => queryClient.getQueryData<Ids>(keyOf(owner)) ?? []
  if (queryClient.getQueryData(keyOf(owner)) === undefined) {
    const isLoaded = await queryClient.fetchQuery(favoritesQuery(api, owner)).then(
      () => true,
      () => false,
    )
    if (!isLoaded) return texts.saveFailed
    // The heart was empty because the list had not loaded.
    if (current().includes(id)) return undefined
  }
  const isSaved = current().includes(id)
  if (!isSaved && current().length >= MAX_FAVORITES) return texts.full
  const change = (saved: boolean) => queryClient.setQueryData<Ids>(keyOf(owner), saved ? withId(current(), id) : withoutId(current(), id))
  change(!isSaved)
  waiting += 1
  const isTried = navigator.onLine
  const call = running.then(() =>
    isSaved ? api.call('removeFavorite', { params: { merchantId: id } }) : api.call('saveFavorites', { body: { merchantIds: [id] } }),
  )
  running = call
  const answer = await call
  waiting -= 1
  if (!answer.ok) {
    if (answer.error.kind === 'network' && isDisconnected() && (await waitsForConnection(owner, merchant, { saved: !isSaved, isTried })))
      return texts.sentLater
    change(isSaved)
    return isSaved ? texts.removeFailed : texts.saveFailed
  }
  const { merchantIds } = answer.value
  // A later press has already changed what is shown; its own answer has both changes.
  if (waiting === 0) show(queryClient, owner, merchantIds)
  await dropEarlier(owner, id)
  if (isSaved || merchantIds.includes(id)) return undefined
  return 'isFull' in answer.value && answer.value.isFull ? texts.full : texts.gone
}

/** Shows the ids that this browser keeps for visitors. */
const showStored = (queryClient: QueryClient) => queryClient.setQueryData<Ids>(keyOf(VISITOR), readStoredFavorites())

/** Shows the ids of a member here and in the member's other tabs. */
function show(queryClient: QueryClient, owner: Owner, ids: Ids): void {
  queryClient.setQueryData<Ids>(keyOf(owner), ids)
  channel()?.postMessage({ owner, ids })
}

let opened: BroadcastChannel | undefined
const channel = () => (typeof BroadcastChannel === 'undefined' ? undefined : (opened ??= new BroadcastChannel('favorites')))

const listening = new WeakSet<QueryClient>()

/** Takes over what other tabs of the same visitor change. */
function listenToOtherTabs(queryClient: QueryClient): void {
  if (listening.has(queryClient)) return
  listening.add(queryClient)
  // The browser reports a change of the storage once this tab can read it. A message can come before that, or be lost while its channel opens.
  if (typeof window !== 'undefined')
    window.addEventListener('storage', ({ key }) => key === STORED.favorites.key && showStored(queryClient))
  channel()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('owner' in data) || !('ids' in data)) return
    const { owner, ids } = data
    if (typeof owner !== 'string' || owner === VISITOR || !Array.isArray(ids) || queryClient.getQueryData(keyOf(owner)) === undefined)
      return
    queryClient.setQueryData<Ids>(
      keyOf(owner),
      ids.filter((id): id is string => typeof id === 'string'),
    )
  })
}
