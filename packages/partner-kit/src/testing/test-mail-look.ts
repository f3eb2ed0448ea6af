import { referenceTokens } from '@dining/ui/theme/tools'

import { mailLook } from '../mail/look.ts'

/** The look of the mails of a partner of tests. */
export const testMailLook = mailLook(referenceTokens)
