import { scaled } from '@dining/stress'

import { FAULTS, type Fault } from './fault.ts'
import type { Installation } from './installation.ts'

export type Part = keyof Installation['lines']
/** A fault on the way to a part; or its process ended (`stopped`) or standing still (`frozen`). */
export type Trouble = Fault | 'stopped' | 'frozen'

const OF_PROCESSES = ['stopped', 'frozen'] as const
/** In which order a part's troubles are tried: the test command tries the first alone. */
const TROUBLES: Readonly<Record<Part, readonly Trouble[]>> = {
  content: [...FAULTS, ...OF_PROCESSES],
  vault: [...OF_PROCESSES, ...FAULTS],
  mail: [...OF_PROCESSES, ...FAULTS],
  database: ['stopped', ...FAULTS],
}

/** The app whose process is the part. */
const APPS: Readonly<Partial<Record<Part, string>>> = { content: 'api', vault: 'cards', mail: 'mail' }

/** The troubles of a part that this run tries: all of them in `pnpm test:stress`. */
export function troublesOf(part: Part): readonly Trouble[] {
  return TROUBLES[part].slice(0, scaled(TROUBLES[part].length))
}

/** Brings a part into trouble; call what comes back to end it. Nothing else is started anew. */
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
