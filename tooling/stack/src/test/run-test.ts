import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'

import { ensureChromium } from '../chromium.ts'
import { whenCallersEnd } from '../run/callers.ts'
import { pathWithPnpm } from '../run/package-manager.ts'
import { runStage } from './run-stage.ts'
import type { RunningStage } from './run-stage.ts'
import { schedule } from './schedule.ts'
import { LOGS, STAGES } from './stages.ts'
import type { Stage } from './stages.ts'

/** Of each vitest: two stages share the machine. */
const WORKERS = String(Math.max(1, Math.floor(availableParallelism() / 2)))
/** Milliseconds of silence after which a stage says that it is still at work. */
const HEARTBEAT = 20_000
/** Lines shown of a stage that failed; its log has them all. */
const SHOWN = 150
/** Characters shown of a line: browsers print whole pages. */
const WIDTH = 300

const HELP = `pnpm test [--only <stage>]… [--help]

Checks everything, two stages at a time; the last line is "N passed, N failed".

${STAGES.map(({ name, title }) => `  ${name.padEnd(14)}${title}`).join('\n')}
`

const print = (line: string) => void process.stdout.write(`${line}\n`)

/** `pnpm test`. */
export async function runTest(args: readonly string[]): Promise<void> {
  const chosen = choose(args)
  if (typeof chosen === 'string') {
    print(chosen)
    process.exitCode = chosen === HELP ? 0 : 1
    return
  }
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
  const env = { ...process.env, ...environment(chosen), PATH: pathWithPnpm(), NO_COLOR: '1', VITEST_MAX_WORKERS: WORKERS }
  await schedule(chosen, 2, async (stage) => {
    const { passed, failed } = await runAndTell(stage, env, running)
    total.passed += passed
    total.failed += failed
  })
  print(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

/** The stages to run, or what to say instead. */
function choose(args: readonly string[]): readonly Stage[] | string {
  try {
    const { values } = parseArgs({
      // pnpm hands a "--" on.
      args: args.filter((arg) => arg !== '--'),
      options: { only: { type: 'string', multiple: true }, help: { type: 'boolean', short: 'h', default: false } },
    })
    if (values.help) return HELP
    const unknown = values.only?.filter((name) => !STAGES.some((stage) => stage.name === name)) ?? []
    if (unknown.length > 0) return `Unknown stage ${unknown.join(', ')}: choose among ${STAGES.map(({ name }) => name).join(', ')}.`
    return values.only ? STAGES.filter(({ name }) => values.only?.includes(name)) : STAGES
  } catch (error) {
    return `${error instanceof Error ? error.message.split('. ')[0] : String(error)}: see pnpm test --help.`
  }
}

/** Which browser the stages use; where there is none, those that need one fail and say so. */
function environment(stages: readonly Stage[]): Record<string, string> {
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

async function runAndTell(stage: Stage, env: NodeJS.ProcessEnv, running: Set<RunningStage>) {
  if (stage.leftOut !== undefined) {
    print(`-  ${stage.name}: left out, ${stage.leftOut}`)
    return { passed: 0, failed: 0 }
  }
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  print(`…  ${stage.name}: ${stage.title}`)
  const work = runStage(stage, env)
  running.add(work)
  const beat = setInterval(() => print(`…  ${stage.name}: ${seconds()}, ${work.lastLine().trim().slice(0, 120)}`), HEARTBEAT)
  const { passed, failed, skipped, output } = await work.outcome
  clearInterval(beat)
  running.delete(work)
  if (failed > 0) print(`\n${whatFailed(output)}\n`)
  const more = skipped > 0 ? `, ${skipped} skipped` : ''
  print(`${failed > 0 ? '✗' : '✓'}  ${stage.name}: ${passed} passed, ${failed} failed${more} (${seconds()})`)
  return { passed, failed }
}

/** The part of a runner's output that says what failed: vitest's own section of it, else the end. */
function whatFailed(output: string): string {
  const lines = output.trimEnd().split('\n')
  const section = lines.findIndex((line) => /⎯ Failed (?:Tests|Suites) \d/.test(line))
  return lines
    .slice(Math.max(section, lines.length - SHOWN))
    .map((line) => line.slice(0, WIDTH))
    .join('\n')
}
