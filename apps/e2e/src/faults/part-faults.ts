import { scaled } from '@dining/stress'

import { FAULTS, type Fault } from './fault.ts'
import type { Installation } from './installation.ts'

export type Part = keyof Installation['proxies']
/** A fault on the connection to a part; or its process stopped (`stopped`) or suspended (`frozen`). */
export type PartFault = Fault | 'stopped' | 'frozen'

const OF_PROCESSES = ['stopped', 'frozen'] as const
/** The order in which a part's faults are tested: the test command tests only the first. */
const FAULTS_OF: Readonly<Record<Part, readonly PartFault[]>> = {
  content: [...FAULTS, ...OF_PROCESSES],
  vault: [...OF_PROCESSES, ...FAULTS],
  mail: [...OF_PROCESSES, ...FAULTS],
  database: ['stopped', ...FAULTS],
}

/** The app whose process is the part. */
const APPS: Readonly<Partial<Record<Part, string>>> = { content: 'api', vault: 'cards', mail: 'mail' }

/** The faults of a part that this run tests: all of them in `pnpm test:stress`. */
export function faultsOf(part: Part): readonly PartFault[] {
  return FAULTS_OF[part].slice(0, scaled(FAULTS_OF[part].length))
}

/** Makes a part faulty; the returned function ends it. No other process is restarted. */
export async function causeFault(
  { stack, postgres, proxies }: Installation,
  part: Part,
  partFault: PartFault,
): Promise<() => Promise<void>> {
  if (partFault !== 'stopped' && partFault !== 'frozen') {
    proxies[part].fail(partFault)
    return async () => proxies[part].mend()
  }
  const app = APPS[part]
  if (app === undefined) {
    await postgres.halt()
    return postgres.resume
  }
  if (partFault === 'frozen') {
    const thaw = stack.freeze(app)
    return async () => thaw()
  }
  await stack.halt(app)
  return () => stack.restart(app)
}
