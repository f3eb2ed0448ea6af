import { setTimeout as wait } from 'node:timers/promises'

import { StackError } from '@dining/stack'
import type { Load } from '@dining/stack/testing'

import { STEPS, type StepName } from './steps.ts'

/** What one step did. */
export interface Row {
  readonly step: StepName
  readonly state: 'passed' | 'failed' | 'not run'
  /** What was done and seen, or why the step failed. */
  readonly text: string
  readonly seconds: number
  /** Requests of visitors during the step, and those of them that got no answer or another one than 200. */
  readonly requests: number
  readonly failures: number
}

/** Failed requests whose reasons are shown of a step. */
const SHOWN = 3
/** Requests that visitors must have been answered before and after each change. */
const REQUESTS_AT_LEAST = 20
const LOOK_MS = 50

export interface Recorder {
  /**
   * Runs a step and records its row. Rejects when the step fails, by itself or by a failed request of a visitor during it.
   * @param run resolves with the step's result and a sentence on what was seen
   */
  readonly step: <T>(name: StepName, run: () => Promise<readonly [result: T, text: string]>) => Promise<T>
  /** Counts the requests of visitors from now on. */
  readonly count: (load: Load) => void
  /** Resolves after this many seconds, and at least 20 requests of visitors. */
  readonly hold: (seconds: number) => Promise<void>
  /** A row for each step. */
  readonly rows: () => readonly Row[]
}

/** @param say gets a line when a step begins, and one when it has ended */
export function createRecorder(say: (line: string) => void, signal: AbortSignal): Recorder {
  const rows = new Map<StepName, Row>()
  let load: Load | null = null
  const requests = () => Object.values(load?.answered() ?? {}).reduce((sum, count) => sum + count, 0)
  const failed = () => load?.failures() ?? []

  return {
    async step(name, run) {
      const started = performance.now()
      const [before, failedBefore] = [requests(), failed().length]
      // The end goes on after Ctrl-C.
      const isStopped = () => name !== 'end' && signal.aborted
      const record = (state: 'passed' | 'failed', text: string) => {
        const seconds = Number(((performance.now() - started) / 1000).toFixed(1))
        const failures = failed().length - failedBefore
        rows.set(name, {
          step: name,
          state,
          text,
          seconds,
          requests: requests() - before + noAnswers(failed().slice(failedBefore)),
          failures,
        })
        say(`${name}: ${state} after ${seconds} s: ${text}`)
      }
      say(`${name}: ${STEPS.find((one) => one.name === name)?.title ?? ''}`)
      try {
        const [result, text] = await run()
        if (isStopped()) throw new StackError('it was stopped')
        const failures = failed().slice(failedBefore)
        if (failures.length > 0)
          throw new StackError(`${failures.length} requests of visitors failed: ${failures.slice(0, SHOWN).join('; ')}. ${text}`)
        record('passed', text)
        return result
      } catch (error) {
        record('failed', isStopped() ? 'it was stopped' : error instanceof Error ? error.message : String(error))
        throw error
      }
    },
    count: (next) => void (load = next),
    async hold(seconds) {
      const [end, goal] = [performance.now() + seconds * 1000, requests() + REQUESTS_AT_LEAST]
      while (performance.now() < end || requests() < goal) await wait(LOOK_MS, undefined, { signal })
    },
    rows: () => STEPS.map(({ name }) => rows.get(name) ?? { step: name, state: 'not run', text: '', seconds: 0, requests: 0, failures: 0 }),
  }
}

/** Requests without an answer, which the load counts as failures alone. */
const noAnswers = (failures: readonly string[]) => failures.filter((line) => !/ answered \d+$/.test(line)).length
