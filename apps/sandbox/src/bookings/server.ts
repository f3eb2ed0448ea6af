import type { BookingAccount } from './accounts.ts'
import { listen } from '../listen.ts'
import { createBookingApp } from './app.ts'
import { openBook, type Book } from './book.ts'
import { faultSwitch } from '../faults.ts'
import type { BookingFaults, FaultyCall } from './faults.ts'

export type { Fault } from '../faults.ts'
export type { FaultyCall } from './faults.ts'
export { rulesOf } from './restaurant.ts'

interface BookingServiceOptions {
  /** 0 selects a free port. */
  readonly port?: number
  readonly accounts: readonly BookingAccount[]
  /** Journal of reservations; in memory only without it. */
  readonly file?: string
  readonly now?: () => Date
}

export interface BookingService {
  readonly port: number
  /** Address for `reachedAt` of the API's settings. */
  readonly url: string
  readonly book: Book
  readonly faults: BookingFaults
  readonly close: () => Promise<void>
}

/** Starts the local booking service on 127.0.0.1. Rejects when the port is in use. */
export async function startBookingService(options: BookingServiceOptions): Promise<BookingService> {
  const { port = 0, accounts, file, now = () => new Date() } = options
  const book = openBook({ ...(file === undefined ? {} : { file }), now })
  const faults = faultSwitch<FaultyCall>()
  return { ...(await listen(createBookingApp({ book, faults, accounts, now }), port)), book, faults }
}
