import { CONTENT_SETS, OPERATOR_REASON_MAX_LENGTH } from '@dining/domain'
import * as v from 'valibot'

export const setSchema = v.picklist(CONTENT_SETS)
export const partnerSchema = v.pipe(v.string(), v.maxLength(60))
/** The parameters of a call of the studio that concerns a partner. */
export const ofPartner = v.object({ partner: partnerSchema })
/** Why an operator does something, for the audit trail; the API refuses one that could contain a card number or an email address. */
export const reasonSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(OPERATOR_REASON_MAX_LENGTH))
