import { openRecordingUpstream, runDesyncRounds } from '@dining/serving/testing'
import { covered, scaled } from '@dining/stress'
import { expect, it, onTestFinished } from 'vitest'

import { openBalancer } from '../gateway/balancer.ts'
import { openGateway } from '../gateway/gateway.ts'

const HOST = 'one.localhost'

const OPENERS = {
  gateway: async (port: number) => {
    const gateway = await openGateway(0)
    gateway.setTarget(HOST, { kind: 'up', port })
    return gateway
  },
  balancer: (port: number) => openBalancer([port]),
}

it.each(['gateway', 'balancer'] as const)(
  'the %s reads no body as a request and crosses no answers, many attackers at once',
  async (name) => {
    const upstream = await openRecordingUpstream()
    onTestFinished(upstream.close)
    const { port, close } = await OPENERS[name](upstream.port)
    onTestFinished(close)
    const { sum, unexpected } = await runDesyncRounds({ port, host: HOST, upstream }, { rounds: scaled(20), attackers: 8 })
    expect(unexpected).toEqual([])
    expect(sum).toMatchObject({ smuggled: 0, crossed: 0, disturbed: 0 })
    covered(`desync of the ${name}`, sum)
  },
)
