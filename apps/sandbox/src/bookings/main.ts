import { join } from 'node:path'

import { bookingEnvironment } from '../environment.ts'
import { endWithStack, refuse, refusePort } from '../process.ts'
import { readBookingAccounts } from './accounts.ts'
import { startBookingService } from './server.ts'

/** The local booking service, as a process of the local stack. */
const environment = bookingEnvironment.read(process.env)
if (!environment.ok) refuse(environment.error)
const { PORT, DATA_DIR, BOOKING_ACCOUNTS_FILE } = environment.value

const accounts = await readBookingAccounts(BOOKING_ACCOUNTS_FILE).catch((error: Error) =>
  refuse(`bookings: BOOKING_ACCOUNTS_FILE: ${error.message}`),
)
const service = await startBookingService({ port: PORT, accounts, file: join(DATA_DIR, 'reservations.ndjson') }).catch(
  refusePort('bookings'),
)
process.send?.({ kind: 'ready', port: service.port })
endWithStack(service.close)
