import { setTimeout } from 'node:timers/promises'

import { driveBoth, inTurn, run, type Step } from './drive.ts'
import type { Row } from './report.ts'

/** A kind of call whose time is measured with and without another one. */
export interface Beside {
  readonly name: string
  readonly visitor: (index: number) => Promise<Step>
}

/** Visitors who make other calls while sign-ins wait, and the milliseconds between two calls of each: too few to delay the sign-ins. */
const BESIDE = { visitors: 4, pauseMs: 100 } as const
/** Milliseconds after which each of the sign-ins that began together waits for its hash: before, their first calls compete for the processor. */
const ALL_WAIT_MS = 4_000

/** The time of other calls while visitors sign in, beside their time while no visitor does. */
export async function besideRow(
  { name, visitor }: Beside,
  during: string,
  signingIn: readonly Step[],
  { seconds, rounds }: { readonly seconds: number; readonly rounds: number },
): Promise<Row> {
  const steps = await inTurn(Array.from({ length: BESIDE.visitors }, (_, index) => () => visitor(index)))
  const paced = steps.map((step): Step => async (timed) => {
    await step(timed)
    await setTimeout(BESIDE.pauseMs)
  })
  const [quiet, busy] = await driveBoth(
    () => run(paced, seconds),
    async () => {
      const [beside] = await Promise.all([
        setTimeout(ALL_WAIT_MS).then(() => run(paced, seconds)),
        run(signingIn, seconds + ALL_WAIT_MS / 1000),
      ])
      return beside
    },
    rounds,
  )
  return { name: `${name} during ${during}, p99`, value: busy.p99, unit: 'ms', peer: 'the same without them', peerValue: quiet.p99 }
}
