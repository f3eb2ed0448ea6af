import { mkdirSync } from 'node:fs'

import { ensureChromium } from '../chromium.ts'
import { whenCallersEnd } from '../run/callers.ts'
import { pathWithPnpm } from '../run/package-manager.ts'
import { coveredLines } from './covered-lines.ts'
import { runStage } from './run-stage.ts'
import type { Command, RunningStage } from './run-stage.ts'
import { schedule } from './schedule.ts'
import { isReplayed } from './stage-command.ts'
import { COMPILE_CACHE, LOGS } from './stages.ts'
import type { Stage } from './stages.ts'

/** Milliseconds without output after which a stage reports that it is still running. */
const HEARTBEAT = 20_000
/** Maximum lines shown of a failed stage; its log contains all. */
const SHOWN = 150
/** Maximum characters shown of a line: browsers print whole pages. */
const WIDTH = 300

const print = (line: string) => void process.stdout.write(`${line}\n`)

/**
 * Runs stages with a line for each step, and ends with "N passed, N failed" and the matching exit code.
 * A signal, or the end of the caller, stops them all.
 * @param width how many run at a time
 * @param env further variables for each of them
 * @param commandOf how to run a stage
 */
export async function runStages(
  stages: readonly Stage[],
  width: number,
  env: Readonly<Record<string, string>>,
  commandOf: (stage: Stage) => Command,
): Promise<void> {
  const running = new Set<RunningStage>()
  const stopAll = () => {
    for (const stage of running) stage.stop()
    print('stopped')
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stopAll)
  whenCallersEnd(stopAll)
  mkdirSync(LOGS, { recursive: true })

  const total = { passed: 0, failed: 0 }
  const all = { ...process.env, ...chromium(stages), PATH: pathWithPnpm(), NO_COLOR: '1', NODE_COMPILE_CACHE: COMPILE_CACHE, ...env }
  await schedule(stages, width, async (stage) => {
    const { passed, failed } = await runAndReport(stage, commandOf(stage), all, running)
    total.passed += passed
    total.failed += failed
  })
  print(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

/** The browser of the stages; without one, stages that need it fail with a message. */
function chromium(stages: readonly Stage[]): Record<string, string> {
  if (!stages.some(({ needsChromium }) => needsChromium)) return {}
  try {
    const { path, source } = ensureChromium(print)
    print(`Chromium: ${path} (${source})`)
    return { CHROMIUM: path }
  } catch (error) {
    print(String(error))
    return {}
  }
}

async function runAndReport(stage: Stage, command: Command, env: NodeJS.ProcessEnv, running: Set<RunningStage>) {
  if (stage.leftOut !== undefined) {
    print(`-  ${stage.name}: left out, ${stage.leftOut}`)
    return { passed: 0, failed: 0 }
  }
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  print(`…  ${stage.name}: ${stage.title}`)
  const work = runStage(stage, command, env)
  running.add(work)
  const beat = setInterval(() => print(`…  ${stage.name}: ${seconds()}, ${work.lastLine().trim().slice(0, 120)}`), HEARTBEAT)
  const { passed, failed, skipped, output } = await work.outcome
  clearInterval(beat)
  running.delete(work)
  if (failed > 0) print(`\n${whatFailed(output)}\n`)
  const more = skipped > 0 ? `, ${skipped} skipped` : ''
  print(
    `${failed > 0 ? '✗' : '✓'}  ${stage.name}: ${passed} passed, ${failed} failed${more} (${isReplayed(output) ? 'cached, ' : ''}${seconds()})`,
  )
  for (const line of coveredLines(output)) print(`   ${line}`)
  return { passed, failed }
}

/** The part of a runner's output about failures: vitest's section, else the end. */
function whatFailed(output: string): string {
  const lines = output.trimEnd().split('\n')
  const section = lines.findIndex((line) => /⎯ Failed (?:Tests|Suites) \d/.test(line))
  return lines
    .slice(Math.max(section, lines.length - SHOWN))
    .map((line) => line.slice(0, WIDTH))
    .join('\n')
}
