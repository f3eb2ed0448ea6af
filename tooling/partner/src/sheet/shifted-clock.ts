import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * When each sheet's installation starts: a Tuesday, 18:00 in Chicago. Opening hours and dates of dines are then the same in every sheet. It is in the
 * future, because browsers drop cookies whose time of expiry has passed on their own clock.
 */
export const MOMENT = Date.parse('2030-11-20T00:00:00Z')

/**
 * Shifts the clock that this process reads through Date. Timers keep their pace.
 * @param byMs milliseconds; negative for the past
 * @returns ends the shift
 */
export function shiftClock(byMs: number): () => void {
  const RealDate = Date
  const now = () => RealDate.now() + byMs
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key, receiver): unknown => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  })
  return () => {
    globalThis.Date = RealDate
  }
}

/** Variables that shift the clock of every process of an installation. @param byMs milliseconds from now */
export const shiftedEnv = (byMs: number): Readonly<Record<string, string>> => ({
  CLOCK_SHIFT_MS: String(byMs),
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'clock-preload.ts')).href}`,
})
