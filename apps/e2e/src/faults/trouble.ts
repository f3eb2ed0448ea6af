import { scaled } from '@dining/stress'

import { FAULTS, type Fault } from './fault.ts'
import type { Installation } from './installation.ts'

export type Part = keyof Installation['lines']
/** A fault on the connection to a part; or its process stopped (`stopped`) or suspended (`frozen`). */
export type Trouble = Fault | 'stopped' | 'frozen'

const OF_PROCESSES = ['stopped', 'frozen'] as const
/** The order in which a part's faults are tested: the test command tests only the first. */
const TROUBLES: Readonly<Record<Part, readonly Trouble[]>> = {
  content: [...FAULTS, ...OF_PROCESSES],
  vault: [...OF_PROCESSES, ...FAULTS],
  mail: [...OF_PROCESSES, ...FAULTS],
  database: ['stopped', ...FAULTS],
}

/** The app whose process is the part. */
const APPS: Readonly<Partial<Record<Part, string>>> = { content: 'api', vault: 'cards', mail: 'mail' }

/** The faults of a part that this run tests: all of them in `pnpm test:stress`. */
export function troublesOf(part: Part): readonly Trouble[] {
  return TROUBLES[part].slice(0, scaled(TROUBLES[part].length))
}

/** Makes a part faulty; the returned function ends it. No other process is restarted. */
export async function bring({ stack, postgres, lines }: Installation, part: Part, trouble: Trouble): Promise<() => Promise<void>> {
  if (trouble !== 'stopped' && trouble !== 'frozen') {
    lines[part].fail(trouble)
    return async () => lines[part].mend()
  }
  const app = APPS[part]
  if (app === undefined) {
    await postgres.halt()
    return postgres.resume
  }
  if (trouble === 'frozen') {
    const thaw = stack.freeze(app)
    return async () => thaw()
  }
  await stack.halt(app)
  return () => stack.restart(app)
}
