import { openBalancer, type Balancer } from '../gateway/balancer.ts'
import { StackError } from '../stack-error.ts'
import type { Apps } from './apps.ts'

/** Variables of each process of an app, by its place from 0. */
type EnvOf = (index: number) => Readonly<Record<string, string>>

/** Starts apps of which an installation may have several processes. */
export interface Replicas {
  /** Resolves with the port to use: the process's own, or that of a balancer in front of "<name>" and "<name>-2", "<name>-3" … */
  readonly start: (name: string, main: string, env: EnvOf | Readonly<Record<string, string>>) => Promise<number>
  /** Number of requests that the balancer forwarded to each process of an app; none without a balancer. */
  readonly forwarded: (name: string) => readonly number[]
  readonly close: () => Promise<void>
}

/** @param processes of each app */
export function createReplicas(apps: Apps, processes: number): Replicas {
  const balancers = new Map<string, Balancer>()
  return {
    start: async (name, main, env) => {
      const names = Array.from({ length: processes }, (_, index) => (index === 0 ? name : `${name}-${index + 1}`))
      const ports = await Promise.all(names.map((one, index) => apps.start(one, main, typeof env === 'function' ? env(index) : env)))
      const [only] = ports
      if (only === undefined) throw new StackError('An app needs at least one process.')
      if (ports.length === 1) return only
      const balancer = await openBalancer(ports)
      balancers.set(name, balancer)
      return balancer.port
    },
    forwarded: (name) => balancers.get(name)?.forwarded() ?? [],
    close: async () => void (await Promise.all([...balancers.values()].map(({ close }) => close()))),
  }
}
