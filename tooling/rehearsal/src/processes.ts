import { readdirSync, readFileSync } from 'node:fs'

/** Parents of processes by their number; empty where there is no /proc. */
function parents(): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const name of entries()) {
    if (!/^\d+$/.test(name)) continue
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      // Behind the command, which may have any characters: state and parent.
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (state !== 'Z') found.set(Number(name), Number(parent))
    } catch {
      // It has ended meanwhile.
    }
  }
  return found
}

function entries(): readonly string[] {
  try {
    return readdirSync('/proc')
  } catch {
    return []
  }
}

/** Numbers of the processes that this one has started, and those that they have started. */
export function descendants(): readonly number[] {
  const all = [...parents()]
  const found = new Set([process.pid])
  for (let before = 0; before < found.size;) {
    before = found.size
    for (const [pid, parent] of all) if (found.has(parent)) found.add(pid)
  }
  return [...found].filter((pid) => pid !== process.pid)
}

/** Those of these processes that still run. */
export function running(pids: readonly number[]): readonly number[] {
  const all = parents()
  return pids.filter((pid) => all.has(pid))
}
