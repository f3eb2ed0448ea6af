import { errors } from '@dining/copy-engine/texts/errors'
import type { Partner } from '@dining/partner-kit'
import { copyFor } from '@dining/partner-kit/react'

import type { PageMeta } from './meta.ts'

/**
 * The head of an error page (ERRORPAGE-05).
 * @param status 404 for a page that does not exist
 */
export function failureMeta(partner: Partner, status: number): PageMeta {
  const copy = copyFor(partner, { tier: null, publicId: null, firstName: null })
  const title = copy.say(status === 404 ? errors.notFoundDocumentTitle : errors.serverDocumentTitle)
  return { title: `${title} | ${partner.program.programName}`, description: '', keywords: '' }
}
