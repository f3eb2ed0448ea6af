import { join } from 'node:path'

import { bookingEnvironment } from '../environment.ts'
import { readBookingAccounts } from './accounts.ts'
import { startBookingService } from './server.ts'

/** The local booking service, as a process of the local stack. */
function refuse(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const environment = bookingEnvironment.read(process.env)
if (!environment.ok) refuse(environment.error)
const { PORT, DATA_DIR, BOOKING_ACCOUNTS_FILE } = environment.value

const accounts = await readBookingAccounts(BOOKING_ACCOUNTS_FILE).catch((error: Error) =>
  refuse(`bookings: BOOKING_ACCOUNTS_FILE: ${error.message}`),
)
const service = await startBookingService({ port: PORT, accounts, file: join(DATA_DIR, 'reservations.ndjson') }).catch(
  (error: NodeJS.ErrnoException) =>
    refuse(error.code === 'EADDRINUSE' ? 'bookings: PORT is in use: set it to another' : `bookings: ${error.message}`),
)
process.send?.({ kind: 'ready', port: service.port })

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await service.close()
  process.exit(0)
}
for (const end of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(end, () => void stop())
