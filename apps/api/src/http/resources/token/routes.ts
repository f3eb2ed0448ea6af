import { randomBytes } from 'node:crypto'

import { endpoints } from '@dining/contract'
import { succeed } from '@dining/domain'

import { createToken } from '../../anti-forgery.ts'
import { register, type Api } from '../../api.ts'
import { COOKIES } from '../../cookies.ts'
import { tokenBinding } from '../../session-cookies.ts'

const PRE_SESSION_BYTES = 32

/** The anti-forgery token of this browser (CSRF-01). */
export function tokenRoutes(api: Api): void {
  register(api, endpoints.getToken, async ({ partner, context }) => {
    if (tokenBinding(partner.program.id, context.cookies) === null) {
      context.cookies.set(COOKIES.preSession, randomBytes(PRE_SESSION_BYTES).toString('base64url'))
    }
    const binding = tokenBinding(partner.program.id, context.cookies)
    if (binding === null) throw new Error('The pre-session cookie was set just above')
    return succeed({ csrfToken: createToken(api.deps.secrets, binding) })
  })
}
