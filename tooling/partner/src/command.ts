import type { Terminal } from './run-tool.ts'

/** The arguments of a command. */
export interface Call extends Terminal {
  /** Ids, or the id of a new partner. */
  readonly words: readonly string[]
  readonly json: boolean
  /** Checks only the folders, not their builds. */
  readonly sources: boolean
  /** Leave names out of the sheet. */
  readonly blind: boolean
  /** The sheet shows what is above and over pages instead of the key screens. */
  readonly notices: boolean
  /** Makes the latest pictures the baselines of later sheets. */
  readonly approve: boolean
  /** Opens a page that approves the latest pictures one by one. */
  readonly review: boolean
  /** Folder of approved pictures; if omitted, the sheet has one in its own folder. */
  readonly baselines?: string | undefined
  /** Absolute path of the folder that the command writes into; if omitted, one in .cache. */
  readonly folder?: string | undefined
  /** Commit since which a partner must have changed to be packed. */
  readonly since?: string | undefined
  /** Absolute path of the folder with one folder per partner. */
  readonly partnersDir: string
}

/** @returns exit code: 0 done, 1 not done or issues found, 2 invalid arguments */
export type Command = (call: Call) => Promise<number>
