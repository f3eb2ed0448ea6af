/** Where Typeform serves its forms; the content policy allows frames of it where it is configured (server/security-headers.ts). */
export const TYPEFORM_ORIGIN = 'https://form.typeform.com'

/** What an embed tells the form about its visitor and its page (SURVEY-13). */
export interface TypeformFacts {
  readonly campaign: string
  /** Path of the page. */
  readonly path: string
  readonly publicId: string
  /** `typeformCode` of the partner's folder (SURVEY-14). */
  readonly partnerCode: string
}

/**
 * The address of an embedded form, as Typeform's own library makes it: the hidden fields are in the fragment, so that no server's log
 * contains them.
 * @param embedId by which messages of the frame name it
 */
export function typeformAddress(formId: string, embedId: string, { campaign, path, publicId, partnerCode }: TypeformFacts): string {
  const url = new URL(`/to/${encodeURIComponent(formId)}`, TYPEFORM_ORIGIN)
  url.searchParams.set('typeform-embed-id', embedId)
  url.searchParams.set('typeform-embed', 'embed-widget')
  url.searchParams.set('typeform-medium', 'embed-sdk')
  url.hash = new URLSearchParams({
    utm_campaign: campaign,
    utm_medium: 'web',
    utm_source: path,
    public_id: publicId,
    partner_code: partnerCode,
  }).toString()
  return url.href
}

/** Milliseconds for which a form may load before the visitor gets another way to it. */
export const TYPEFORM_WAIT_MS = 10_000

/**
 * Whether a message comes from the form: from the frame itself, at Typeform's origin. A form reports that it is ready, and each of its
 * screens.
 */
export const isFromTypeform = ({ origin, source }: Pick<MessageEvent, 'origin' | 'source'>, frame: MessageEventSource | null): boolean =>
  origin === TYPEFORM_ORIGIN && frame !== null && source === frame

/** Whether a message says that this form was sent. */
export function isTypeformSubmit(
  event: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  frame: MessageEventSource | null,
  embedId: string,
): boolean {
  if (!isFromTypeform(event, frame)) return false
  const message: unknown = event.data
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === 'form-submit' &&
    'embedId' in message &&
    message.embedId === embedId
  )
}
