import { CARD_TYPE_CODES } from '@dining/domain'
import * as v from 'valibot'

const pageDataSchema = v.object({
  partner: v.string(),
  nonce: v.string(),
  accepted: v.array(v.picklist(CARD_TYPE_CODES)),
  origins: v.array(v.string()),
  kid: v.string(),
  jwk: v.object({ kty: v.literal('RSA'), n: v.string(), e: v.string() }),
  now: v.number(),
})

/** The content of the page's data block (PageData in page.ts). */
export const readPageData = () => v.parse(pageDataSchema, JSON.parse(document.querySelector('#data')?.textContent ?? 'null'))
