import type { Answer, endpoints } from '@dining/contract'
import { addDays, localTime } from '@dining/domain'
import { expect, type Locator, type Page } from '@playwright/test'

import { stack } from './stack.ts'

type Detail = Answer<typeof endpoints.getMerchant>
type Found = Answer<typeof endpoints.searchMerchants>
export type Availability = Answer<typeof endpoints.getReservationAvailability>

/** A restaurant with a day, by its clock, on which a search for tables has the wanted answer. */
export interface TableDay {
  readonly merchant: Detail
  readonly date: string
}

async function get(partnerId: string, path: string): Promise<unknown> {
  const answer = await fetch(`${stack().direct.web[partnerId]}${path}`)
  return answer.json()
}

/** What the API answers for a restaurant. */
export async function availabilityOf(
  partnerId: string,
  merchantId: string,
  query: Readonly<Record<string, string>>,
): Promise<Availability> {
  // The answers match the contract: the API validates them itself.
  return (await get(
    partnerId,
    `/api/merchants/${merchantId}/reservations/availability?${new URLSearchParams(query).toString()}`,
  )) as Availability
}

/** Restaurants of the partner that take reservations near a town. */
async function reservable(partnerId: string, near: string): Promise<readonly Detail[]> {
  const query = new URLSearchParams({ location: near, reservations: 'true', pageSize: '50' })
  const found = (await get(partnerId, `/api/v2/Merchants/Search?${query.toString()}`)) as Found
  return Promise.all(found.data.map(async ({ id }) => (await get(partnerId, `/api/v2/Merchants/${id}`)) as Detail))
}

/**
 * A restaurant and a day of the coming weeks for which the answer to this search fits. A test that books takes days that no other test does: it would take
 * the table that another has just read.
 */
export async function findTables(
  partnerId: string,
  query: Readonly<Record<string, string>>,
  fits: (answer: Availability, merchant: Detail) => boolean,
  { days = [5, 6, 7, 8], near = 'Chicago, IL' }: { readonly days?: readonly number[] | undefined; readonly near?: string } = {},
): Promise<TableDay> {
  for (const merchant of await reservable(partnerId, near)) {
    const today = localTime(new Date(), merchant.timeZone).date
    for (const ahead of days) {
      const date = addDays(today, ahead)
      if (fits(await availabilityOf(partnerId, merchant.id, { date, ...query }), merchant)) return { merchant, date }
    }
  }
  throw new Error('no restaurant has such tables')
}

/** At least this many tables, all of which can be booked without a card. */
export const hasTables =
  (least: number) =>
  (answer: Availability): boolean =>
    answer.kind === 'slots' && answer.slots.length >= least && answer.slots.every(({ cardRequired }) => !cardRequired)

/** The same, and a dinner at each of them earns: the rules of some restaurants leave days out. */
export const hasEarningTables =
  (least: number) =>
  (answer: Availability): boolean =>
    hasTables(least)(answer) && answer.kind === 'slots' && answer.slots.every(({ earns }) => earns > 0)

/** The block of a restaurant's page, brought near so that it loads. */
export async function openBlock(page: Page): Promise<Locator> {
  // The title is replaced by that of the block once its code has loaded.
  await expect(() => page.getByRole('heading', { name: /^reserve a table$/i }).scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass()
  const block = page.getByRole('region', { name: /^reserve a table$/i })
  await expect(block.getByLabel('Party')).toBeVisible()
  return block
}

/** The tables of a block or a dialog, each named by its time. */
export const tablesIn = (where: Locator): Locator => where.getByRole('button', { name: /^\d{1,2}:\d\d\s[AP]M/ })

/** The reservations that the booking service has of a guest. */
export async function bookedFor(email: string): Promise<readonly { readonly status: string; readonly paymentMethod: string | null }[]> {
  const answer = await fetch(`${stack().direct.bookings}/api/reservations`)
  const all = (await answer.json()) as readonly { readonly email: string; readonly status: string; readonly paymentMethod: string | null }[]
  return all.filter((one) => one.email === email.toLowerCase())
}

/** Whether the booking service has no free table at a restaurant on a day. Another test must not look for tables there then. */
export async function setFull({ merchant, date }: TableDay, full: boolean): Promise<void> {
  const answer = await fetch(`${stack().direct.bookings}/api/full`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ restaurantId: merchant.reservationProviders.openTable, date, full }),
  })
  expect(answer.ok).toBe(true)
}

interface Fault {
  readonly kind: string
  readonly calls: readonly string[]
  readonly times?: number
  /** Email address of the only guest whom it concerns: other tests book at the same time. */
  readonly guest?: string
}

/** Sets, or with null removes, a fault of the booking service. */
export const setFault = (fault: Fault | null): Promise<void> => putFault(stack().direct.bookings, fault)
/** The same, of the card-payment provider. */
export const setPaymentFault = (fault: Fault | null): Promise<void> => putFault(stack().direct.payments, fault)

async function putFault(service: string, fault: Fault | null): Promise<void> {
  const answer = await fetch(`${service}/api/fault`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  })
  expect(answer.ok).toBe(true)
}

/** The service deactivates a guest (RESERVE-22). */
export async function deactivate(email: string): Promise<void> {
  await fetch(`${stack().direct.bookings}/guests`, {
    method: 'POST',
    body: new URLSearchParams({ email, deactivated: 'yes' }),
    redirect: 'manual',
  })
}
