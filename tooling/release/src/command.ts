import type { Terminal } from '@dining/partner/run-tool'

import type { Releases } from './store/releases.ts'

/** The inputs of a command from its process. */
export interface ProcessContext {
  readonly env: Readonly<Record<string, string | undefined>>
  /** Folder from which relative paths start. */
  readonly cwd: string
}

export interface Call extends Terminal, ProcessContext {
  readonly words: readonly string[]
  readonly json: boolean
  readonly releases: Releases
  readonly port: string | undefined
  readonly host: string
  readonly state: string | undefined
  readonly keepHours: string
  readonly timeout: string
  /** Of a canary: percent of the visitors, percent of 5xx that ends it, and the requests before that is looked at. */
  readonly share: string | undefined
  readonly rollbackAbove: string | undefined
  readonly after: string
  /** Checks, and says what would change. */
  readonly dryRun: boolean
  /** Aborted when the process is asked to end. */
  readonly stopping: AbortSignal
}

/** @returns exit code: 0 done, 1 not done or faults found, 2 invalid arguments */
export type Command = (call: Call) => Promise<number>
