import { CONTENT_SETS } from '@dining/domain'
import * as v from 'valibot'

export const setSchema = v.picklist(CONTENT_SETS)
export const partnerSchema = v.pipe(v.string(), v.maxLength(60))
/** The parameters of a call of the studio that concerns a partner. */
export const ofPartner = v.object({ partner: partnerSchema })
