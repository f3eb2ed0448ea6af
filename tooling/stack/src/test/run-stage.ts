import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { countPlaywright, countVitest, settle } from './counts.ts'
import type { Counts } from './counts.ts'
import { LOGS, reportFile } from './stages.ts'
import type { Stage } from './stages.ts'

export interface Outcome extends Counts {
  /** All that it wrote. */
  readonly output: string
}

export interface RunningStage {
  readonly outcome: Promise<Outcome>
  /** The last line that it has written so far. */
  readonly lastLine: () => string
  readonly stop: () => void
}

/** Runs a stage's command and counts from its report. Its output also goes to `.cache/test/<stage>.log`. */
export function runStage(stage: Stage, env: NodeJS.ProcessEnv): RunningStage {
  rmSync(reportFile(stage.name), { force: true })
  const [program, ...args] = stage.command
  const child = spawn(program, args, { cwd: stage.cwd, env: { ...env, ...stage.env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const log = createWriteStream(join(LOGS, `${stage.name}.log`))
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
      return { ...counts(stage, code === 0), output }
    }),
    lastLine: () => output.trimEnd().split('\n').at(-1) ?? '',
    // Its whole group: runners have workers, and those have browsers and servers.
    stop: () => void (child.pid !== undefined && child.exitCode === null && process.kill(-child.pid, 'SIGTERM')),
  }
}

function counts(stage: Stage, endedWell: boolean): Counts {
  if (!stage.report) return { passed: endedWell ? 1 : 0, failed: endedWell ? 0 : 1, skipped: 0 }
  const file = reportFile(stage.name)
  if (!existsSync(file)) return settle(undefined, endedWell)
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return settle(stage.report === 'vitest' ? countVitest(report) : countPlaywright(report), endedWell)
}
