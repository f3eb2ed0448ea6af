import { listen } from '../listen.ts'
import { createFlagsApp } from '../flags/app.ts'
import { createVendorsApp } from './app.ts'

export type { VendorRequest } from './app.ts'

/**
 * Starts the local stand-in of analytics vendors on 127.0.0.1, with the service of flags at `/flags`. Rejects when the port is in use.
 * @param port 0 selects a free port
 * @param flagsToken that requests for flags must present
 */
export const startVendors = (port = 0, flagsToken?: string): ReturnType<typeof listen> =>
  listen(createVendorsApp().route('/flags', createFlagsApp(flagsToken)), port)
