import { expect, it } from 'vitest'

import { decryptPush } from './decrypt.ts'
import { pushRoutes } from './app.ts'
import { openPushService } from './service.ts'

it('reads the message of the example of RFC 8291', () => {
  const body = Buffer.from(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    'base64url',
  )
  const keys = { privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
  expect(decryptPush(body, keys)).toBe('When I grow up, I want to be a watermelon')
  expect(decryptPush(body, { ...keys, auth: 'AAAAAAAAAAAAAAAAAAAAAA' })).toBeNull()
})

it('takes no message that is not signed, and answers as its switch says', async () => {
  const service = openPushService()
  const app = pushRoutes(service)
  const { id, path } = service.subscribe()
  const send = (to: string) => app.request(to, { method: 'POST', body: 'x', headers: { host: 'push.localhost' } })
  expect((await send(path)).status).toBe(403)
  expect((await send('/push/send/unknown')).status).toBe(404)
  const set = (fault: unknown) => app.request(`/api/push/${id}/fault`, { method: 'PUT', body: JSON.stringify(fault) })
  expect((await set(410)).status).toBe(204)
  expect((await send(path)).status).toBe(410)
  expect((await set(200)).status).toBe(400)
  expect((await set(null)).status).toBe(204)
  expect((await send(path)).status).toBe(403)
  expect(service.received()).toEqual([])
  expect(await (await app.request('/push')).text()).toContain('No notice yet')
})
