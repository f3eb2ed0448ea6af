import { env } from 'node:process'

/** Part of the whole size without STRESS_SCALE: what `pnpm test` runs. */
const FIFTIETH = 0.02

/**
 * How many of something a long suite does in this run: `whole` in `pnpm test:stress`, about a fiftieth in `pnpm test`.
 * @param whole the number at full size
 * @param least never fewer than this, where a smaller number would prove nothing
 * @param variables with STRESS_SCALE: the part of the whole size, above 0
 */
export function scaled(whole: number, least = 1, variables: Readonly<Record<string, string | undefined>> = env): number {
  return Math.max(least, Math.round(whole * scaleOf(variables)))
}

/** Whether this is a run at full size (`pnpm test:stress`). */
export function isWhole(variables: Readonly<Record<string, string | undefined>> = env): boolean {
  return scaleOf(variables) >= 1
}

function scaleOf(variables: Readonly<Record<string, string | undefined>>): number {
  const scale = Number(variables['STRESS_SCALE'] ?? FIFTIETH)
  if (!(scale > 0)) throw new Error(`STRESS_SCALE is ${variables['STRESS_SCALE']}: it must be a number above 0`)
  return scale
}
