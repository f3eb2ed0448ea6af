import type { Reload } from '../gateway/reload.ts'
import type { Process, Program } from './apps.ts'
import type { Identity } from './identity.ts'
import type { Choice, KnownPartner } from './partners.ts'

/** A connection between apps: to the API, the vault's inner side, the mail server. */
export type Line = 'api' | 'vault' | 'mail'

export interface StackOptions {
  readonly partners: Choice
  /** Port of the gateway; 0 selects a free one. */
  readonly port: number
  /** Folder of all data of the apps; created if missing. */
  readonly dataDir: string
  /** Empties the data folder first. */
  readonly fresh?: boolean
  /** False serves the existing builds. */
  readonly build?: boolean
  /** Address of a PostgreSQL database in place of the API's own, as the user who owns it; its tables are migrated first. */
  readonly database?: string
  /** Off for scripts that measure calls of forms; on by default. */
  readonly captcha?: 'off'
  /** Number of processes of the API, of the vault, and of each partner's web server, each behind a balancer; more than one need `database`. */
  readonly processes?: number
  /**
   * Runs every process of the project with APP_ENV=production: TLS at the gateway with an authority of this run, keys from KMS, no demonstration data.
   * Needs `database`. Services of vendors (mailbox, card processor) are the local ones.
   */
  readonly productionLike?: {
    /** Variables with which the card vault reaches its key. */
    readonly kms: Readonly<Record<string, string>>
  }
  /** Whether cards are taken for reservations of a partner; true by default. */
  readonly takesCards?: (partnerId: string) => boolean
  /** Further variables for every app. */
  readonly env?: Readonly<Record<string, string>>
  /** The program of a partner's web server below the clone's top, for tests; that of production by default. */
  readonly webProgram?: (partnerId: string) => string
  /**
   * Serves each site by a program of its own that is one more proxy and runs versions of a release store, in place of web servers of this checkout's builds.
   * It gets the variables of a web server but `DIST`, and those of `env`; partners are not built. One process for each partner.
   */
  readonly siteHost?: { readonly main: string; readonly env: (partnerId: string) => Readonly<Record<string, string>> }
  /** Inserts a proxy into a connection: receives the target port, resolves with the port to use instead. */
  readonly between?: (line: Line, port: number) => Promise<number>
  /** Puts a script into every page that loads it again on demand; `pnpm dev` does. */
  readonly reload?: Reload
  readonly onProgress?: (line: string) => void
  /** Called once if an app ends unexpectedly later; the stack is stopping then. */
  readonly onLost?: (why: string) => void
  /** Ends the start early. */
  readonly signal?: AbortSignal
}

export interface Stack {
  readonly port: number
  readonly partners: readonly (KnownPartner & { readonly origin: string })[]
  /** Origins in browsers. */
  readonly cards: string
  readonly mail: string
  /** The local card processor, which shows verification codes. */
  readonly processor: string
  /** The local booking service, on which a person sets the status of reservations. */
  readonly bookings: string
  /** The local stand-in of the card-payment provider. */
  readonly payments: string
  readonly analytics: string
  /** Origin of the studio. */
  readonly studio: string
  /** Origin of the administration tool, which frames the sites. */
  readonly admin: string
  /** Certificate of the authority of this run (PEM), when it runs as in production. */
  readonly authority: string | null
  /** The identity providers, if a partner's members sign in at one: their address and members; the app's name is also "id". */
  readonly id: ({ readonly origin: string } & Pick<Identity, 'members'>) | null
  /** Addresses on 127.0.0.1 for programs that do not resolve `*.localhost`. */
  readonly direct: {
    readonly api: string
    readonly mail: string
    readonly processor: string
    readonly bookings: string
    readonly payments: string
    readonly analytics: string
    readonly web: Readonly<Record<string, string>>
  }
  readonly dataDir: string
  /** Every process by its name; with metrics where METRICS_PORT is among `env`. */
  readonly processes: () => Readonly<Record<string, Process>>
  /** What each process runs, by its name. */
  readonly programs: () => Readonly<Record<string, Program>>
  /** Requests that each process of an app ("api", "web-<id>") received from its balancer. */
  readonly forwarded: (app: string) => readonly number[]
  /** Ends an app ("api", "web-<id>"; the second process of one is "api-2") and restarts it on the same port. */
  readonly restart: (app: string) => Promise<void>
  /** Ends an app until `restart`; the others keep running. */
  readonly halt: (app: string) => Promise<void>
  /** Suspends an app, like one that hangs. @returns a function that resumes it */
  readonly freeze: (app: string) => () => void
  /** Ends every process in order; resolves when all have ended. */
  readonly stop: () => Promise<void>
}
