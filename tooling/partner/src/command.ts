import type { Terminal } from './run-tool.ts'

/** What a command was called with. */
export interface Call extends Terminal {
  /** Ids, or the id of a new partner. */
  readonly words: readonly string[]
  readonly json: boolean
  /** Judge the folders alone, not what was built of them. */
  readonly sources: boolean
  /** Leave names out of the sheet. */
  readonly blind: boolean
  /** Make the latest pictures the ones that later sheets are compared with. */
  readonly approve: boolean
  /** Absolute path of the folder with one folder per partner. */
  readonly partnersDir: string
}

/** @returns exit code: 0 done, 1 not done or issues found, 2 invalid arguments */
export type Command = (call: Call) => Promise<number>
