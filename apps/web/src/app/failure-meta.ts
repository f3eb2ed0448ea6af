import { errors } from '@dining/copy-engine/texts/errors'
import { maintenance } from '@dining/copy-engine/texts/maintenance'
import type { Partner } from '@dining/partner-kit'
import { copyFor } from '@dining/partner-kit/react'

import type { PageMeta } from './meta.ts'
import { MAINTENANCE_STATUS } from './shell/maintenance.ts'

function titleOf(status: number) {
  if (status === 404) return errors.notFoundDocumentTitle
  return status === MAINTENANCE_STATUS ? maintenance.title : errors.serverDocumentTitle
}

/**
 * The head of a page that shows an error or the maintenance notice (ERRORPAGE-05, SHELL-25).
 * @param status 404 for a page that does not exist, 503 during maintenance
 */
export function failureMeta(partner: Partner, status: number): PageMeta {
  const copy = copyFor(partner, { tier: null, publicId: null, firstName: null })
  const title = copy.say(titleOf(status))
  return { title: `${title} | ${partner.program.programName}`, description: '', keywords: '' }
}
