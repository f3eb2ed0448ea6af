import { CARD_TYPE_CODES } from '@dining/domain'
import * as v from 'valibot'

import { jweSchema } from './jwe.ts'

/** Version of the messages between the card frame and the page; another version is ignored. */
export const FRAME_PROTOCOL_VERSION = 1

/** 128 random bits in base64url: the nonce of a mount, new for each mount, and the id of one submit. */
export const frameNonceSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/))

/** A new value in that format, from the platform's random source. */
export function newFrameNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

const cardTypeSchema = v.picklist(CARD_TYPE_CODES)

const version = v.literal(FRAME_PROTOCOL_VERSION)
const message = <T extends string, E extends v.ObjectEntries>(type: T, payload: E) =>
  v.strictObject({ type: v.literal(type), version, nonce: frameNonceSchema, payload: v.strictObject(payload) })

/**
 * Why a number is rejected. The answer reveals nothing of the number except the kind of error:
 * - `empty`: nothing typed (CARD-45)
 * - `invalid`: too short, too long, or it fails the Luhn check (CARD-50)
 * - `brand-not-accepted`: not a brand that this partner accepts (CARD-51)
 */
export const CARD_NUMBER_FAULTS = ['empty', 'invalid', 'brand-not-accepted'] as const
export type CardNumberFault = (typeof CARD_NUMBER_FAULTS)[number]

/** Messages from the frame to the page; strict, so that a message with an extra key is rejected (CARD-30, CARD-31). */
export const frameMessageSchema = v.variant('type', [
  /** The frame received the page's `init` and accepts input. */
  message('ready', {}),
  /** CSS pixels that the frame's content needs. */
  message('resize', { height: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)) }),
  /** Whether the current input is a complete, accepted number (CARD-43). */
  message('change', { complete: v.boolean() }),
  /** The Enter key was pressed in the field: the page's form should be submitted. */
  message('enter', {}),
  /** Answer to `submit`: there is no valid number; the frame shows the error beside the field. */
  message('refused', { request: frameNonceSchema, reason: v.picklist(CARD_NUMBER_FAULTS) }),
  /** Answer to `submit`: the number, readable by the vault only. */
  message('card', {
    request: frameNonceSchema,
    encryptedCardNumber: jweSchema,
    cardType: cardTypeSchema,
    lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  }),
])
export type FrameMessage = v.InferOutput<typeof frameMessageSchema>

/** A resolved colour in the format of `getComputedStyle`, without references outside (`url()`, `var()`). */
const colourSchema = v.pipe(
  v.string(),
  v.maxLength(80),
  v.regex(/^(#[0-9a-f]{3,8}|(rgba?|hsla?|oklch|oklab|lch|lab|color)\([a-z0-9\s.,%/+-]+\))$/i),
)
const lengthSchema = v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d{1,3})?px$/))
const fontFamilySchema = v.pipe(v.string(), v.maxLength(200), v.regex(/^[A-Za-z0-9 ,"'_-]+$/))
const textSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(300))

/** Style of the frame: a fixed set of values, each with a checked format, written into custom properties of the same names. */
export const frameThemeSchema = v.strictObject({
  scheme: v.picklist(['light', 'dark']),
  surface: colourSchema,
  field: colourSchema,
  text: colourSchema,
  quiet: colourSchema,
  border: colourSchema,
  selected: colourSchema,
  danger: colourSchema,
  focus: colourSchema,
  radius: lengthSchema,
  font: fontFamilySchema,
})
export type FrameTheme = v.InferOutput<typeof frameThemeSchema>

/** Texts of the frame in the partner's wording; inserted as text, never as markup. */
export const frameTextsSchema = v.strictObject({
  label: textSchema,
  required: textSchema,
  help: textSchema,
  accepted: textSchema,
  empty: textSchema,
  invalid: textSchema,
  brandNotAccepted: textSchema,
})
export type FrameTexts = v.InferOutput<typeof frameTextsSchema>

/** Messages from the page to the frame, equally strict. */
export const frameCommandSchema = v.variant('type', [
  /** The first message: style and texts. The frame takes its parent's origin from this message and accepts no other afterwards. */
  message('init', { theme: frameThemeSchema, texts: frameTextsSchema }),
  /** Requests the card; answered once, by `card` or `refused` with the same `request`. */
  message('submit', { request: frameNonceSchema }),
  message('focus', {}),
])
export type FrameCommand = v.InferOutput<typeof frameCommandSchema>
