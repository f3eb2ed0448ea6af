import { NOTICE_DEVICE_PATTERN, NOTICE_KINDS, NOTICES } from '@dining/domain'
import * as v from 'valibot'

import { endpoint } from './endpoint.ts'

const kindSchema = v.picklist(NOTICE_KINDS)

/** What a member has chosen, and the browsers that show notices. */
const noticesSchema = v.object({
  /** The server's key (RFC 8292), with which a browser subscribes: 65 bytes in base64url. */
  publicKey: v.string(),
  /** The kinds of this partner. */
  choices: v.array(v.object({ kind: kindSchema, isOn: v.boolean() })),
  devices: v.array(
    v.object({
      /** SHA-256 of the address at the push service, in base64url, so that a browser finds itself. */
      id: v.string(),
      /** Browser and system, such as "Safari on iOS"; null if unknown. */
      device: v.nullable(v.string()),
      addedAt: v.string(),
    }),
  ),
  /** Browsers that a member can have. */
  most: v.number(),
})
export type Notices = v.InferOutput<typeof noticesSchema>

/** 65 bytes of an uncompressed point, and 16 bytes, both in base64url (RFC 8291); browsers pad neither. */
const subscriptionSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(NOTICES.addressLength), v.url()),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  }),
})
export type PushSubscriptionOfMember = v.InferOutput<typeof subscriptionSchema>

const getNotices = endpoint('getNotices', {
  method: 'GET',
  path: '/api/Member/Notices',
  summary: 'The kinds of notices and the browsers that show them',
  answer: noticesSchema,
  session: 'required',
  errors: ['not-found'],
})

const chooseNotice = endpoint('chooseNotice', {
  method: 'PUT',
  path: '/api/Member/Notices/:kind',
  summary: 'Turns a kind of notices on or off, on all browsers of the member',
  params: v.object({ kind: kindSchema }),
  body: v.object({ isOn: v.boolean() }),
  answer: noticesSchema,
  session: 'required',
  errors: ['not-found', 'too-many-requests'],
})

const saveNoticeDevice = endpoint('saveNoticeDevice', {
  method: 'POST',
  path: '/api/Member/NoticeDevices',
  summary: 'Sends notices to the caller’s browser from now on. A repeated call has the same effect.',
  body: v.object({
    ...subscriptionSchema.entries,
    /** IANA name of the browser's zone, by whose night no notice is sent. */
    timeZone: v.pipe(v.string(), v.maxLength(64)),
  }),
  answer: v.variant('kind', [
    v.object({ kind: v.literal('saved'), notices: noticesSchema }),
    v.object({ kind: v.literal('limit'), most: v.number() }),
  ]),
  session: 'required',
  errors: ['not-found', 'forbidden', 'bad-request', 'too-many-requests'],
})

const removeNoticeDevice = endpoint('removeNoticeDevice', {
  method: 'DELETE',
  path: '/api/Member/NoticeDevices/:deviceId',
  summary: 'Sends no more notices to a browser of the member',
  params: v.object({ deviceId: v.pipe(v.string(), v.regex(NOTICE_DEVICE_PATTERN)) }),
  answer: noticesSchema,
  session: 'required',
  errors: ['not-found', 'too-many-requests'],
})

const renewNoticeDevice = endpoint('renewNoticeDevice', {
  method: 'POST',
  path: '/api/NoticeDevices/Renewals',
  summary: 'Replaces the subscription of a browser, which has renewed it. The secret of the one before authenticates the call.',
  body: v.object({ was: v.object({ endpoint: v.string(), auth: v.string() }), now: subscriptionSchema }),
  answer: v.object({ renewed: v.boolean() }),
  token: false,
  signed: true,
  errors: ['not-found', 'bad-request', 'too-many-requests'],
})

/** The calls of notices, which the client loads with the first of them. */
export const noticeEndpoints = { getNotices, chooseNotice, saveNoticeDevice, removeNoticeDevice, renewNoticeDevice } as const
