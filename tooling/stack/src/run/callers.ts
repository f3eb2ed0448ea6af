import { existsSync, readFileSync } from 'node:fs'

/** Milliseconds between two measurements. */
const EVERY = 500

/**
 * Calls back once when the command that started this process has ended: `npx` and `pnpm` may end by a signal without forwarding it, and would
 * leave this process running. Watches the parent process, and above it (on Linux) every npx, pnpm and shell in between.
 */
export function whenCallersEnd(callback: () => void): void {
  const callers = callersOf(process.pid)
  const timer = setInterval(() => {
    if (process.ppid === callers[0]?.pid && callers.every((caller) => startOf(caller.pid) === caller.start)) return
    clearInterval(timer)
    callback()
  }, EVERY)
  timer.unref()
}

interface Caller {
  readonly pid: number
  /** Distinguishes it from a later process with the same number; undefined without /proc. */
  readonly start: string | undefined
}

function callersOf(pid: number): readonly Caller[] {
  const parent = pid === process.pid ? process.ppid : Number(fields(pid)?.[1])
  const own = { pid: parent, start: startOf(parent) }
  if (!existsSync('/proc/self/cmdline') || !(parent > 1)) return [own]
  const above = Number(fields(parent)?.[1])
  return above > 1 && hands(parent) && hands(above) ? [own, ...callersOf(parent)] : [own]
}

/** Whether this process only forwards the command. */
function hands(pid: number): boolean {
  try {
    const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return /\b(?:npx|npm|pnpm)\b|^(?:\/bin\/)?(?:ba|da)?sh -c .*tooling\/stack/.test(line)
  } catch {
    return false
  }
}

/** The fields of /proc/<pid>/stat after the command's name: state, parent, … */
function fields(pid: number): readonly string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

const startOf = (pid: number) => fields(pid)?.[19]
