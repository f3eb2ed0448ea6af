import {
  FRAME_PROTOCOL_VERSION,
  frameMessageSchema,
  newFrameNonce,
  type CardNumberFault,
  type FrameCommand,
  type FrameMessage,
  type FrameTexts,
  type FrameTheme,
} from '@dining/contract/frame'
import type { CardTypeCode } from '@dining/domain'
import * as v from 'valibot'

/** URL of the card-entry page: accepted card types as flags, partner, nonce of the mount (CARD-29, CARD-31). */
function frameAddress(of: {
  readonly vaultOrigin: string
  readonly partnerId: string
  readonly accepted: readonly CardTypeCode[]
  readonly nonce: string
}): string {
  const query = new URLSearchParams(of.accepted.map((code) => [code, '1']))
  query.set('partner', of.partnerId)
  query.set('nonce', of.nonce)
  return `${of.vaultOrigin}/frame?${query}`
}

/** The parts of a message event that decide whether it is accepted. */
export type Incoming = Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>

interface MessageGate {
  /** The vault's exact origin. */
  readonly origin: string
  /** The frame's own window; null when it has none (not yet, or no longer). */
  readonly source: MessageEventSource | null
  /** The nonce of this mount. */
  readonly nonce: string
}

/** The frame's message in an event, or null if its window, origin, format, version or nonce is wrong (CARD-30). */
export function acceptMessage(event: Incoming, { origin, source, nonce }: MessageGate): FrameMessage | null {
  // The source of a closed window is null, as is the window of a removed frame: these must not compare as equal.
  if (source === null || event.source !== source || event.origin !== origin) return null
  const parsed = v.safeParse(frameMessageSchema, event.data)
  return parsed.success && parsed.output.nonce === nonce ? parsed.output : null
}

/** Milliseconds in which the frame must answer, otherwise it counts as failed (CARD-32). */
const FRAME_LOAD_TIMEOUT_MS = 20_000
/** Milliseconds in which a loaded frame must answer a submit. */
const SUBMIT_TIMEOUT_MS = 10_000

/** An encrypted card from the frame: readable by the vault only, with the data that a member may see. */
export interface FrameCard {
  readonly encryptedCardNumber: string
  readonly cardType: CardTypeCode
  readonly lastFour: string
}

export type FrameAnswer =
  | { readonly kind: 'card'; readonly card: FrameCard }
  | { readonly kind: 'refused'; readonly reason: CardNumberFault }
  /** The frame is missing, or did not answer in time. */
  | { readonly kind: 'no-answer' }

export interface CardFrameOptions {
  /** Element that the frame is inserted into. */
  readonly container: HTMLElement
  readonly vaultOrigin: string
  readonly partnerId: string
  readonly accepted: readonly CardTypeCode[]
  /** Accessible name of the frame. */
  readonly title: string
  readonly theme: FrameTheme
  readonly texts: FrameTexts
  /** `failed` after 20 s without an answer; a frame that answers later still becomes `ready`. */
  readonly onStatus: (status: 'ready' | 'failed') => void
  /** Whether the field contains a complete, accepted number (CARD-43). */
  readonly onComplete: (complete: boolean) => void
  /** The member pressed Enter in the field. */
  readonly onEnter: () => void
}

export interface CardFrame {
  /**
   * Requests the card in its current state; each call has its own answer, and an answer is used once.
   * @param waits whether the request waits for a frame that is still loading, until it counts as failed; otherwise such a frame has no answer
   */
  readonly submit: (waits: boolean) => Promise<FrameAnswer>
  readonly focus: () => void
  readonly unmount: () => void
}

type WithoutEnvelope<C> = C extends { type: infer T; payload: infer P } ? { readonly type: T; readonly payload: P } : never

/**
 * Inserts the vault's card-entry frame into an element and exchanges messages with it under a nonce for this mount only (CARD-24, CARD-29,
 * CARD-30).
 */
export function mountCardFrame(options: CardFrameOptions): CardFrame {
  const nonce = newFrameNonce()
  const frame = document.createElement('iframe')
  frame.title = options.title
  frame.src = frameAddress({ ...options, nonce })
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
  frame.setAttribute('scrolling', 'no')
  const stop = new AbortController()
  let pending: { readonly request: string; readonly resolve: (answer: FrameAnswer) => void } | null = null
  let state: 'loading' | 'ready' | 'failed' = 'loading'

  const post = (command: WithoutEnvelope<FrameCommand>) =>
    frame.contentWindow?.postMessage({ ...command, version: FRAME_PROTOCOL_VERSION, nonce }, options.vaultOrigin)

  /** Ends the waiting submit if its id matches: an answer to another submit, or a second answer, is ignored. */
  function settle(request: string, answer: FrameAnswer): void {
    if (pending?.request !== request) return
    const { resolve } = pending
    pending = null
    resolve(answer)
  }

  function send(request: string): void {
    setTimeout(() => settle(request, { kind: 'no-answer' }), SUBMIT_TIMEOUT_MS)
    post({ type: 'submit', payload: { request } })
  }

  function take(message: FrameMessage): void {
    // The frame begins with `ready`, once it has the page's `init`; what comes before belongs to no conversation of this mount.
    if (state !== 'ready' && message.type !== 'ready') return
    switch (message.type) {
      case 'ready':
        if (state === 'loading' && pending) send(pending.request)
        state = 'ready'
        clearTimeout(loading)
        options.onStatus('ready')
        break
      case 'resize':
        frame.style.height = `${message.payload.height}px`
        break
      case 'change':
        options.onComplete(message.payload.complete)
        break
      case 'enter':
        options.onEnter()
        break
      case 'refused':
        settle(message.payload.request, { kind: 'refused', reason: message.payload.reason })
        break
      case 'card': {
        const { request, ...card } = message.payload
        settle(request, { kind: 'card', card })
        break
      }
    }
  }

  window.addEventListener(
    'message',
    (event) => {
      const message = acceptMessage(event, { origin: options.vaultOrigin, source: frame.contentWindow, nonce })
      if (message) take(message)
    },
    { signal: stop.signal },
  )
  frame.addEventListener('load', () => post({ type: 'init', payload: { theme: options.theme, texts: options.texts } }), {
    signal: stop.signal,
  })
  const loading = setTimeout(() => {
    state = 'failed'
    if (pending) settle(pending.request, { kind: 'no-answer' })
    options.onStatus('failed')
  }, FRAME_LOAD_TIMEOUT_MS)
  options.container.append(frame)

  return {
    submit(waits) {
      if (state === 'failed' || (state === 'loading' && !waits)) return Promise.resolve({ kind: 'no-answer' })
      if (pending) settle(pending.request, { kind: 'no-answer' })
      const request = newFrameNonce()
      return new Promise((resolve) => {
        pending = { request, resolve }
        if (state === 'ready') send(request)
      })
    },
    focus() {
      frame.focus()
      post({ type: 'focus', payload: {} })
    },
    unmount() {
      stop.abort()
      clearTimeout(loading)
      if (pending) settle(pending.request, { kind: 'no-answer' })
      frame.remove()
    },
  }
}
