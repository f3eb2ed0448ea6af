import { tableWatchEndpoints as calls, type Answer } from '@dining/contract'
import { expect } from 'vitest'

import { lookForTables } from '../use-cases/reservations/watches/look-for-tables.ts'
import { bookingApi, type Guest } from './booking-api.ts'
import { signedIn } from './factories.ts'

/** What tests watch for unless they say otherwise, by the clock of New York. */
export const WANTED = { date: '2026-06-18', party: 2, from: '18:00', until: '20:30' } as const

type Watch = Answer<typeof calls.stopTableWatch>['watch']

export const kindOf = ({ body }: { body: unknown }) => (body as { kind: string }).kind
export const watchOf = ({ body }: { body: unknown }) => (body as { watch: Watch }).watch
export const list = async ({ visitor }: Guest) =>
  ((await visitor.call(calls.getTableWatches, {})).body as Answer<typeof calls.getTableWatches>).watches
export const stop = ({ visitor }: Guest, watchId: string) => visitor.call(calls.stopTableWatch, { params: { watchId } })
export const link = async ({ visitor }: Guest, watchToken: string) =>
  ((await visitor.call(calls.getTableWatchLink, { query: { watchToken } })).body as Answer<typeof calls.getTableWatchLink>).watch

export type Watching = Awaited<ReturnType<typeof watchingApi>>

/** The API of bookings, with members who watch for tables of its restaurant. */
export async function watchingApi() {
  const bookings = await bookingApi()
  const { api, tables, place, guest } = bookings
  const watch = ({ visitor }: Guest, more: Partial<Record<keyof typeof WANTED, string | number>> = {}, at: { id: string } = place()) =>
    // Malformed values, too, are sent as they are.
    visitor.call(calls.createTableWatch, { params: { merchantId: at.id }, body: { ...WANTED, ...more } as typeof WANTED })
  const setFull = (on: boolean) => tables.service.book.setFull(place().open_table_id ?? '', WANTED.date, on)
  const look = () => lookForTables(api.deps, new AbortController().signal)
  const mailsOf = ({ member }: Guest) => api.mails.filter(({ to, subject }) => to === member.email && subject.includes('is free'))

  return {
    ...bookings,
    watch,
    setFull,
    look,
    mailsOf,
    /** A new restaurant, and no watches, faults and mails. */
    renew: async () => {
      await api.store.owner((tx) => tx.deleteFrom('table_watch').execute())
      await bookings.renew()
    },
    /** The session ends while the clock advances by hours. */
    again: async ({ member }: Guest): Promise<Guest> => ({ member, visitor: await signedIn(api, 'one', member) }),
    watchesOf: ({ member }: Guest) =>
      api.store.owner((tx) => tx.selectFrom('table_watch').selectAll().where('member_id', '=', member.id).execute()),
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
