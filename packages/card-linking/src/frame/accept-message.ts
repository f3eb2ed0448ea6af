import { frameMessageSchema, type FrameMessage } from '@dining/contract/frame'
import * as v from 'valibot'

/** The part of a message event that decides whether it is taken. */
export type Incoming = Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>

export interface MessageGate {
  /** The vault's exact origin. */
  readonly origin: string
  /** The frame's own window; null when it has none (not yet, or no longer). */
  readonly source: MessageEventSource | null
  /** The nonce of this mount. */
  readonly nonce: string
}

/** The frame's message in an event, or null when anything about it is not as it must be: window, origin, form, version, nonce (CARD-30). */
export function acceptMessage(event: Incoming, { origin, source, nonce }: MessageGate): FrameMessage | null {
  // A closed window's source is null, as is that of a frame that is gone: those must not count as the same.
  if (source === null || event.source !== source || event.origin !== origin) return null
  const parsed = v.safeParse(frameMessageSchema, event.data)
  return parsed.success && parsed.output.nonce === nonce ? parsed.output : null
}
