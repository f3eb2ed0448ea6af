import { data } from 'react-router'

import { errors } from '@dining/copy-engine/texts/errors'

import { NotFound } from '../app/NotFound.tsx'
import type { RouteHandle } from '../app/route.ts'

export const Component = NotFound

/** Any path that no other route takes (ROUTE-36, ROUTE-37). */
export const loader = async () => data(null, { status: 404 })

export const handle = {
  meta: ({ copy }) => ({ title: copy.say(errors.notFoundDocumentTitle) }),
} satisfies RouteHandle
