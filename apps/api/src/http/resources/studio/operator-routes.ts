import { randomBytes } from 'node:crypto'

import { studioEndpoints } from '@dining/contract/studio'
import { rightsAt, succeed } from '@dining/domain'

import { signInOperator, signOutOperator } from '../../../use-cases/studio/sign-in-operator.ts'
import { createToken } from '../../anti-forgery.ts'
import type { Api } from '../../api.ts'
import { COOKIES, type CookieJar } from '../../cookies.ts'
import { lacksFactor, partnersOf, registerStudio, studioBinding } from './studio-pipeline.ts'

const PRE_SESSION_BYTES = 32

/** Calls of operators: sign-in, sign-out, the anti-forgery token, and the list of their partners. */
export function operatorRoutes(api: Api): void {
  const { deps } = api

  /** A token for this browser, signed in or not. */
  const tokenFor = (cookies: CookieJar) => {
    if (studioBinding(cookies) === null) cookies.set(COOKIES.preSession, randomBytes(PRE_SESSION_BYTES).toString('base64url'))
    const binding = studioBinding(cookies)
    if (binding === null) throw new Error('The pre-session cookie was set just above')
    return { csrfToken: createToken(deps.secrets, binding) }
  }

  registerStudio(api, studioEndpoints.getStudioToken, async ({ context }) => succeed(tokenFor(context.cookies)))

  registerStudio(api, studioEndpoints.signInOperator, async ({ body: { code, passkey, ...body }, context }) => {
    const previousSessionId = context.cookies.get(COOKIES.operator)
    const userAgent = context.headers.get('user-agent') ?? undefined
    const binding = studioBinding(context.cookies)
    if (!binding) throw new Error('A call without an anti-forgery token has reached its handler')
    const factor = { code, passkey, cookie: binding.cookie }
    const result = await signInOperator(deps, { ...body, factor, previousSessionId, userAgent })
    if (!result.ok) return result
    if (result.value.kind === 'factor-needed') return succeed({ ...result.value, ...tokenFor(context.cookies) })
    context.cookies.set(COOKIES.operator, result.value.sessionId)
    context.cookies.clear(COOKIES.preSession)
    return succeed({ kind: result.value.kind, ...tokenFor(context.cookies) })
  })

  registerStudio(api, studioEndpoints.signOutOperator, async ({ context }) => {
    const id = context.cookies.get(COOKIES.operator)
    if (id !== undefined) await signOutOperator(deps, id)
    context.cookies.clear(COOKIES.operator)
    return succeed(tokenFor(context.cookies))
  })

  registerStudio(api, studioEndpoints.getOperator, async ({ operator }) => {
    const partners = partnersOf(deps, operator).map(({ program, features }) => ({
      id: program.id,
      programName: program.programName,
      timeZone: program.timeZone,
      origin: deps.settings.publicOrigin(program.id),
      canPreview: features.cmsPreview,
      isServed: deps.settings.isServed(program.id),
      rights: [...rightsAt(operator.roles, program.id)],
    }))
    return succeed({ email: operator.email, name: operator.name, partners, needsFactor: lacksFactor(deps, operator) })
  })
}
