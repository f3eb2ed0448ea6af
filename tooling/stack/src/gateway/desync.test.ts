import { desyncCases, openRecordingUpstream, runDesyncCase, type RecordingUpstream } from '@dining/serving/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openBalancer, type Balancer } from './balancer.ts'
import { openGateway, type Gateway } from './gateway.ts'

const HOST = 'one.localhost'
let upstream: RecordingUpstream
let gateway: Gateway
let balancer: Balancer

beforeAll(async () => {
  upstream = await openRecordingUpstream()
  gateway = await openGateway(0)
  gateway.setTarget(HOST, { kind: 'up', port: upstream.port })
  balancer = await openBalancer([upstream.port])
})
afterAll(async () => {
  await Promise.all([gateway.close(), balancer.close()])
  await upstream.close()
})

describe.each(['gateway', 'balancer'])('the %s reads no body as a request and crosses no answers', (name) => {
  it.each(desyncCases(HOST))('$name', async (attack) => {
    const { port } = name === 'gateway' ? gateway : balancer
    expect(await runDesyncCase({ port, host: HOST, upstream }, attack)).toMatchObject({
      statuses: attack.statuses,
      smuggled: 0,
      crossed: 0,
      disturbed: 0,
    })
  })
})
