import { FRAME_PROTOCOL_VERSION, frameCommandSchema, type FrameCommand, type FrameMessage } from '@dining/contract/frame'
import * as v from 'valibot'

type WithoutEnvelope<M> = M extends { type: infer T; payload: infer P } ? { readonly type: T; readonly payload: P } : never

export interface ParentLink {
  /** Posts to the parent at its exact origin; nothing is sent before the parent's `init`, which reveals the origin. */
  readonly send: (message: WithoutEnvelope<FrameMessage>) => void
}

/** The part of a message event that decides whether it is accepted. */
export type Incoming = Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>

export interface ParentGate {
  readonly nonce: string
  /** Origins that the vault allows as this partner's page. */
  readonly origins: readonly string[]
  readonly parent: unknown
  /** The parent's origin as reported by the browser, if it does (`location.ancestorOrigins`). */
  readonly ancestorOrigin: string | undefined
}

/** The command of an event, or null if its window, origin, format or nonce is not as required. */
export function acceptCommand(event: Incoming, { nonce, origins, parent, ancestorOrigin }: ParentGate): FrameCommand | null {
  if (event.source !== parent || !origins.includes(event.origin)) return null
  if (ancestorOrigin !== undefined && ancestorOrigin !== event.origin) return null
  const parsed = v.safeParse(frameCommandSchema, event.data)
  return parsed.success && parsed.output.nonce === nonce ? parsed.output : null
}

/** Listens to the parent. Its first accepted message must be `init`; from then on it accepts and sends messages only of that origin. */
export function connectParent(page: Pick<ParentGate, 'nonce' | 'origins'>, onCommand: (command: FrameCommand) => void): ParentLink {
  let parentOrigin: string | null = null
  const ancestorOrigin = 'ancestorOrigins' in location ? location.ancestorOrigins[0] : undefined

  addEventListener('message', (event) => {
    const origins = parentOrigin === null ? page.origins : [parentOrigin]
    const command = acceptCommand(event, { nonce: page.nonce, origins, parent: parent === window ? undefined : parent, ancestorOrigin })
    if (!command || (parentOrigin === null && command.type !== 'init')) return
    parentOrigin = event.origin
    onCommand(command)
  })
  return {
    send(message) {
      if (parentOrigin !== null) parent.postMessage({ ...message, version: FRAME_PROTOCOL_VERSION, nonce: page.nonce }, parentOrigin)
    },
  }
}
