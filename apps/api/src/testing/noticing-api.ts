import { generateKeyPairSync } from 'node:crypto'

import { noticeEndpoints as calls, type Notices } from '@dining/contract'
import { startPushService } from '@dining/sandbox/push'

import { readVapidKey, webPush } from '../adapters/push/push.ts'
import { dispatchIdleMessages } from '../use-cases/outbox/idle-messages.ts'
import { deliverNotice } from '../use-cases/notices/send-notice.ts'
import { writeNotices } from '../use-cases/notices/write-notice.ts'
import type { Browser } from './browser.ts'
import { givenCard, type TestCard, type TestMember } from './dining.ts'
import { addMember, signedIn } from './factories.ts'
import { testApi } from './test-api.ts'
import { testPartner } from './test-partner.ts'

export const NOTICE_START = new Date('2026-06-15T17:00:00Z')
export const NOTICE_FEATURES = { hasNotices: true, openTableReservationsEnabled: true } as const
export const NEW_YORK = 'America/New_York'

/** A member, their browser and their card. */
export interface Noticed {
  readonly member: TestMember
  readonly visitor: Browser
  readonly card: TestCard
}

/** An API whose partners "one" and "two" have notices, and "none" does not, with a push service of the sandbox. */
export async function noticingApi() {
  let clock = () => NOTICE_START
  const service = await startPushService(() => clock())
  const pem = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey.export({ format: 'pem', type: 'pkcs8' })
  const key = readVapidKey(pem.toString())
  if (!key) throw new Error('no key')
  const push = webPush({ key, hosts: new Set(), allowsThisMachine: true, now: () => clock() })
  const partners = [...['one', 'two'].map((id) => testPartner(id, { features: NOTICE_FEATURES })), testPartner('none')]
  const api = await testApi(partners, undefined, { push })
  clock = api.clock.now
  type Device = ReturnType<typeof service.subscribe>
  const [one] = partners
  if (!one) throw new Error('no partner')

  return {
    api,
    service,
    push,
    partner: one,
    close: async () => {
      await api.close()
      await service.close()
    },
    newcomer: async (partner = 'one'): Promise<Noticed> => {
      const member = await addMember(api, partner)
      return { member, visitor: await signedIn(api, partner, member), card: await givenCard(api.store, member) }
    },
    subscribe: async (visitor: Browser, timeZone = NEW_YORK, device: Device = service.subscribe()) => {
      const answer = await visitor.call(calls.saveNoticeDevice, { body: { endpoint: device.endpoint, keys: device.keys, timeZone } })
      return { ...device, status: answer.status, answer: answer.body as { kind: string; notices: Notices } }
    },
    /** What a browser shows. */
    textsOf: ({ id }: Pick<Device, 'id'>) =>
      service.service.received(id).map(({ text }) => JSON.parse(text ?? '{}') as { id: string; title: string; body: string; path: string }),
    noticesOf: async (visitor: Browser) => (await visitor.call(calls.getNotices, {})).body as Notices,
    rowsOf: ({ member: { id } }: Noticed) =>
      api.store.owner((tx) => tx.selectFrom('notice_outbox').selectAll().where('member_id', '=', id).orderBy('created_at').execute()),
    /** Sends what may be sent at the clock's time, as the jobs do within a minute. */
    sendDue: () => {
      api.clock.advance(11_000)
      return dispatchIdleMessages(api.deps, 'notice_outbox', async (messages) => {
        for (const message of messages) await deliverNotice(api.deps, message)
      })
    },
    write: ({ member }: Noticed, about: string, more: Partial<Parameters<typeof writeNotices>[3]> = {}) =>
      api.store.tenant('one', (tx) => writeNotices(tx, api.deps, one, { memberId: member.id, kind: 'earned', about, ...more })),
  }
}
