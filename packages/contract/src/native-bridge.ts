import * as v from 'valibot'

/**
 * What the site tells the native app that shows it: to `webkit.messageHandlers.rewardsApp.postMessage` on iOS, and as JSON to `RewardsApp.receive` on
 * Android. A new field or type of message keeps the version; another meaning of an old one raises it.
 */
export const bridgeMessageSchema = v.variant('type', [
  v.strictObject({
    version: v.literal(1),
    type: v.literal('externalUserId'),
    /** The member's public id; null for a visitor without an account (PWA-13, PWA-14). */
    publicId: v.nullable(v.pipe(v.string(), v.nonEmpty())),
  }),
])
export type BridgeMessage = v.InferOutput<typeof bridgeMessageSchema>

/** When each message is sent, and what the app does with it. */
export const BRIDGE_MESSAGES = {
  externalUserId:
    'After each load of a page and each sign-in: the app’s marketing service knows the member by this id from now on; null for a visitor without an account.',
} as const satisfies Readonly<Record<BridgeMessage['type'], string>>
