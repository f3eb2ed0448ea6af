import type { Terminal } from '@dining/partner/run-tool'

/** What a command takes from the process that calls it. */
export interface ProcessContext {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
}

export interface Call extends Terminal {
  readonly words: readonly string[]
  readonly json: boolean
  /** Leave pictures out. */
  readonly wordsOnly: boolean
  readonly env: ProcessContext['env']
  /** Absolute path of the folder that holds a folder a partner. */
  readonly partnersDir: string
}

/** @returns exit code: 0 done, 1 not done or findings, 2 invalid arguments */
export type Command = (call: Call) => Promise<number>
