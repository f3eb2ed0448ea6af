import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds between two measurements. */
const PACE = 250

interface Process {
  readonly parent: number
  readonly kilobytes: number
}

/** Every process of the machine, by its id. */
function processes(): ReadonlyMap<number, Process> {
  const found = new Map<number, Process>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8')
      const figure = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
      found.set(Number(name), { parent: figure('PPid'), kilobytes: figure('VmRSS') })
    } catch {
      // It ended in between.
    }
  }
  return found
}

/** Resident megabytes of a process and all its descendants. */
function megabytesOf(root: number): number {
  const all = processes()
  const isOurs = (id: number): boolean => id === root || (id > 1 && isOurs(all.get(id)?.parent ?? 0))
  return [...all].filter(([id]) => isOurs(id)).reduce((sum, [, { kilobytes }]) => sum + kilobytes, 0) / 1024
}

/** Measures a process with its descendants; `stop` returns their peak megabytes. */
export function peakMemory(pid: number): { readonly stop: () => number } {
  let peak = 0
  const look = () => {
    peak = Math.max(peak, megabytesOf(pid))
  }
  const timer = setInterval(look, PACE)
  return {
    stop: () => {
      clearInterval(timer)
      return peak
    },
  }
}
