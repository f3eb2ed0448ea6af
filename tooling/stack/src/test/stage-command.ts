import { join } from 'node:path'

import { ROOT } from '../root.ts'
import type { Command } from './run-stage.ts'
import type { Stage } from './stages.ts'

const TURBO = join(ROOT, 'node_modules/.bin/turbo')
const OPTIONS = ['--ui=stream', '--output-logs=full', '--log-prefix=none', '--env-mode=loose', '--no-update-notifier']

/** A line that turbo prints when it replays the log of an earlier run in place of running a task. */
const CACHED = /^cache hit\b.*replaying/m

/** The stage's own command. */
export function commandOf({ command: [program, ...args], cwd, env }: Stage): Command {
  return { program, args, cwd, env }
}

/** The stage as a task of turbo, which replays its log and restores its report when none of its inputs has changed. */
export function turboCommandOf(stage: Stage, isForced: boolean): Command {
  // The build is a run of turbo itself.
  if (stage.isTurboRun) return commandOf(stage)
  const args = ['run', `//#${taskOf(stage)}`, '--filter=//', ...OPTIONS, ...(isForced ? ['--force'] : [])]
  return { program: TURBO, args, cwd: ROOT, env: { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' } }
}

/** Name of a stage's script in package.json and of its task in turbo.json. */
export const taskOf = ({ name }: Stage): string => `stage:${name}`

export const isReplayed = (output: string): boolean => CACHED.test(output)
