import { listen } from '../listen.ts'
import { createVendorsApp } from './app.ts'

export type { VendorRequest } from './app.ts'

/** Starts the local stand-in of analytics vendors on 127.0.0.1. Rejects when the port is in use. @param port 0 selects a free port */
export const startVendors = (port = 0): ReturnType<typeof listen> => listen(createVendorsApp(), port)
