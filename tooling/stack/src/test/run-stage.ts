import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { countPlaywright, countVitest, settle } from './counts.ts'
import type { Counts } from './counts.ts'
import { LOGS, reportFile } from './stages.ts'
import type { Stage } from './stages.ts'

export interface Command {
  readonly program: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>> | undefined
}

export interface Outcome extends Counts {
  /** Its whole output. */
  readonly output: string
}

export interface RunningStage {
  readonly outcome: Promise<Outcome>
  /** The last line that it has written so far. */
  readonly lastLine: () => string
  readonly stop: () => void
}

/**
 * Runs a command and counts from the report that the stage leaves. Its output also goes to `.cache/test/<stage>.log`.
 * @param command what to run: the stage's own command, or turbo, which runs it unless nothing has changed
 */
export function runStage({ name, report }: Stage, command: Command, env: NodeJS.ProcessEnv): RunningStage {
  rmSync(reportFile(name), { force: true })
  const { program, args, cwd } = command
  const child = spawn(program, args, { cwd, env: { ...env, ...command.env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const log = createWriteStream(join(LOGS, `${name}.log`))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      log.write(chunk)
    })
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output += `${error.message}\n`
      resolve(null)
    })
    child.once('close', resolve)
  })
  return {
    outcome: ended.then((code) => {
      log.end()
      return { ...readCounts(name, report, code === 0), output }
    }),
    lastLine: () => output.trimEnd().split('\n').at(-1) ?? '',
    // The whole process group: runners have workers, and those have browsers and servers.
    stop: () => void (child.pid !== undefined && child.exitCode === null && process.kill(-child.pid, 'SIGTERM')),
  }
}

/** What a stage's report counts; without a report, the stage is one check. */
export function readCounts(name: string, report: Stage['report'], endedWell: boolean): Counts {
  if (!report) return { passed: endedWell ? 1 : 0, failed: endedWell ? 0 : 1, skipped: 0 }
  const file = reportFile(name)
  if (!existsSync(file)) return settle(undefined, endedWell)
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return settle(report === 'vitest' ? countVitest(content) : countPlaywright(content), endedWell)
}
