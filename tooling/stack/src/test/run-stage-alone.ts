import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'

import { readCounts } from './run-stage.ts'
import { commandOf } from './stage-command.ts'
import { LOGS, reportFile, STAGES } from './stages.ts'

/**
 * The task of a stage in turbo.json: runs the stage's command. It fails whenever the counts have a failure, also if the runner
 * succeeds (a flaky test, no test at all), since turbo caches the result of a successful task.
 */
export async function runStageAlone(name: string | undefined): Promise<void> {
  const stage = STAGES.find((one) => one.name === name)
  if (!stage) throw new Error(`Unknown stage ${name ?? ''}. Known stages: ${STAGES.map((one) => one.name).join(', ')}.`)
  mkdirSync(LOGS, { recursive: true })
  rmSync(reportFile(stage.name), { force: true })
  const { program, args, cwd, env } = commandOf(stage)
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  const { failed } = readCounts(stage.name, stage.report, code === 0)
  process.exitCode = failed === 0 ? 0 : 1
}
