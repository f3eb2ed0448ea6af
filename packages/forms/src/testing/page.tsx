import { PartnerPage, show as showNodes } from '@dining/testing'
import type { ReactNode } from 'react'

import { partner } from './partner.ts'

/** Wraps nodes as on a partner's site. */
export const inPartner = (children: ReactNode) => <PartnerPage partner={partner}>{children}</PartnerPage>

/** Renders nodes in the test's page as on a partner's site; they are removed when the test ends. */
export const show = (children: ReactNode) => showNodes(inPartner(children))
