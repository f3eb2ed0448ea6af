import { join } from 'node:path'

import { ROOT, startStack, type Stack } from '@dining/stack'

import { MOMENT, shiftClock, shiftedEnv } from './shifted-clock.ts'

/** Sheets, their data, and approved pictures unless they have a folder of their own. */
export const SHEETS = join(ROOT, '.cache/sheet')

/** Number of partners that are served together: each has a process. */
const AT_ONCE = 5

interface Order {
  readonly ids: readonly string[]
  readonly say: (line: string) => void
}

/**
 * Serves partners, some at a time, on the same data and from the same moment on in every run.
 * @param work is called with each installation, the partners that it serves, and the variables of its processes
 */
export async function atMoment(
  { ids, say }: Order,
  work: (stack: Stack, ids: readonly string[], env: Readonly<Record<string, string>>) => Promise<void>,
): Promise<void> {
  const stopping = new AbortController()
  process.once('SIGINT', () => stopping.abort())
  const byMs = MOMENT - Date.now()
  // Callers' keys, which this process makes, are valid from the time on at which they are made.
  const endShift = shiftClock(byMs)
  const env = { ...shiftedEnv(byMs), LOG_LEVEL: 'silent', DEMO_MERCHANTS: '3000' }
  try {
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const some = ids.slice(at, at + AT_ONCE)
      const stack = await startStack({
        partners: some,
        port: 0,
        dataDir: join(SHEETS, 'data'),
        fresh: at === 0,
        env,
        onProgress: say,
        signal: stopping.signal,
      })
      try {
        await work(stack, some, env)
      } finally {
        await stack.stop()
      }
    }
  } finally {
    endShift()
  }
}
