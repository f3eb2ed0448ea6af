import { tableWatchEndpoints as calls, endpoints, IDEMPOTENCY_HEADER, type Answer } from '@dining/contract'
import { expect } from 'vitest'

import { lookForTables } from '../use-cases/reservations/watches/look-for-tables.ts'
import type { Browser } from './browser.ts'
import { givenMerchant, type TestMember, type TestMerchant } from './dining.ts'
import { addMember, signedIn } from './factories.ts'
import { bookableApi, OPEN_DAILY, plainRestaurantId } from './test-bookings.ts'
import { testPartner } from './test-partner.ts'

const OFFERING = { openTableReservationsEnabled: true } as const
const START = new Date('2026-06-15T17:00:00Z')

/** What tests watch for unless they say otherwise, by the clock of New York. */
export const WANTED = { date: '2026-06-18', party: 2, from: '18:00', until: '20:30' } as const

export interface Guest {
  readonly member: TestMember
  readonly visitor: Browser
}
type Watch = Answer<typeof calls.stopTableWatch>['watch']

export const kindOf = ({ body }: { body: unknown }) => (body as { kind: string }).kind
export const watchOf = ({ body }: { body: unknown }) => (body as { watch: Watch }).watch
export const list = async ({ visitor }: Guest) =>
  ((await visitor.call(calls.getTableWatches, {})).body as Answer<typeof calls.getTableWatches>).watches
export const stop = ({ visitor }: Guest, watchId: string) => visitor.call(calls.stopTableWatch, { params: { watchId } })
export const link = async ({ visitor }: Guest, watchToken: string) =>
  ((await visitor.call(calls.getTableWatchLink, { query: { watchToken } })).body as Answer<typeof calls.getTableWatchLink>).watch

export type Watching = Awaited<ReturnType<typeof watchingApi>>

/** An API whose partners "one" and "two" take reservations, and "none" does not; with members who watch for tables of one restaurant. */
export async function watchingApi() {
  const partners = ['one', 'two'].map((id) => testPartner(id, { features: OFFERING }))
  const bookable = await bookableApi([...partners, testPartner('none')])
  const { api, tables } = bookable
  let merchant: TestMerchant | null = null
  let keys = 0
  const place = () => {
    if (!merchant) throw new Error('renew() comes first')
    return merchant
  }
  const guest = async (partnerId = 'one'): Promise<Guest> => {
    const member = await addMember(api, partnerId, { first_name: 'Ada', phone_number: '5035550142' })
    return { member, visitor: await signedIn(api, partnerId, member) }
  }
  const watch = ({ visitor }: Guest, more: Partial<Record<keyof typeof WANTED, string | number>> = {}, at: { id: string } = place()) =>
    // Malformed values, too, are sent as they are.
    visitor.call(calls.createTableWatch, { params: { merchantId: at.id }, body: { ...WANTED, ...more } as typeof WANTED })
  const setFull = (on: boolean) => tables.service.book.setFull(place().open_table_id ?? '', WANTED.date, on)
  const look = () => lookForTables(api.deps, new AbortController().signal)
  const mailsOf = ({ member }: Guest) => api.mails.filter(({ to, subject }) => to === member.email && subject.includes('is free'))

  return {
    ...bookable,
    place,
    guest,
    watch,
    setFull,
    look,
    mailsOf,
    /** A new restaurant, and no watches, faults and mails. */
    renew: async () => {
      api.clock.set(START)
      tables.service.faults.set(null)
      await api.store.owner((tx) => tx.deleteFrom('table_watch').execute())
      api.mails.length = 0
      merchant = await givenMerchant(api.store, { hours: OPEN_DAILY, open_table_id: plainRestaurantId() })
    },
    /** The session ends while the clock advances by hours. */
    again: async ({ member }: Guest): Promise<Guest> => ({ member, visitor: await signedIn(api, 'one', member) }),
    rowsOf: ({ member }: Guest) =>
      api.store.owner((tx) => tx.selectFrom('table_watch').selectAll().where('member_id', '=', member.id).execute()),
    book: ({ visitor }: Guest, slotId: string) =>
      visitor.call(
        endpoints.bookReservation,
        { params: { merchantId: place().id }, body: { slotId } },
        { [IDEMPOTENCY_HEADER]: `key-of-a-watch-test-${(keys += 1)}` },
      ),
    /** A member who watches while the restaurant is full, and the alert of the table that then becomes free. */
    alerted: async (): Promise<Guest & { readonly token: string; readonly slotId: string }> => {
      const who = await guest()
      setFull(true)
      await watch(who)
      setFull(false)
      await look()
      await expect.poll(() => mailsOf(who).length).toBe(1)
      const token = /token=([\w-]+)/.exec(mailsOf(who)[0]?.text ?? '')?.[1] ?? ''
      return { ...who, token, slotId: (await link(who, token))?.table?.slotId ?? '' }
    },
  }
}
