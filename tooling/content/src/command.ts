import type { Terminal } from '@dining/partner/run-tool'

/** The inputs of a command from its process. */
export interface ProcessContext {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
}

export interface Call extends Terminal {
  readonly words: readonly string[]
  readonly json: boolean
  /** Omit pictures. */
  readonly wordsOnly: boolean
  readonly env: ProcessContext['env']
  /** Absolute path of the folder with one folder per partner. */
  readonly partnersDir: string
}

/** @returns exit code: 0 done, 1 not done or findings, 2 invalid arguments */
export type Command = (call: Call) => Promise<number>
