import type { RunningPack } from './run-pack.ts'

/** Why a server goes on without visitors: it was current before, or it was the last canary. */
type Reason = 'before' | 'canary'

/** Servers without visitors, one for each reason, for a time. */
export interface ServersAside {
  readonly servers: () => readonly RunningPack[]
  /** The one that was there for the same reason leaves. */
  readonly add: (reason: Reason, server: RunningPack) => void
  /** Takes a server out that gets visitors, or has ended. */
  readonly remove: (server: RunningPack) => void
  /** Takes all out. */
  readonly clear: () => readonly RunningPack[]
}

/** @param onLeave gets a server whose time is over, or whose place another one has */
export function createServersAside(keepMs: number, onLeave: (server: RunningPack) => void): ServersAside {
  const all = new Map<Reason, { readonly server: RunningPack; readonly timer: NodeJS.Timeout }>()
  const servers = () => [...all.values()].map(({ server }) => server)
  function remove(server: RunningPack): void {
    for (const [reason, one] of all) {
      if (one.server !== server) continue
      clearTimeout(one.timer)
      all.delete(reason)
    }
  }
  function leave(server: RunningPack): void {
    remove(server)
    onLeave(server)
  }
  return {
    servers,
    add(reason, server) {
      const before = all.get(reason)?.server
      remove(server)
      if (before && before !== server) leave(before)
      all.set(reason, { server, timer: setTimeout(() => leave(server), keepMs).unref() })
    },
    remove,
    clear: () => {
      const left = servers()
      for (const server of left) remove(server)
      return left
    },
  }
}
