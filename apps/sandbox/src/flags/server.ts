import { listen } from '../listen.ts'
import { createFlagsApp } from './app.ts'

export type { FlagRequest, FlagServiceFault, SandboxFlags } from './app.ts'

/** Starts the local service of flags on 127.0.0.1. Rejects when the port is in use. @param token that requests must present */
export const startFlags = (port = 0, token?: string): ReturnType<typeof listen> => listen(createFlagsApp(token), port)
