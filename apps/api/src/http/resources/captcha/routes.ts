import { endpoints, type Endpoint } from '@dining/contract'
import { fail, succeed } from '@dining/domain'

import { hasCaptcha } from '../../../use-cases/check-captcha.ts'
import { register, type Api } from '../../api.ts'

const ENDPOINTS: Readonly<Partial<Record<string, Endpoint>>> = endpoints

/** How a browser gets a captcha's token (FORM-25). */
export function captchaRoutes(api: Api): void {
  const { captchas } = api.deps
  register(api, endpoints.getCaptcha, async ({ query, partner }) => {
    const captcha = captchas.get(partner.program.id)
    const endpoint = ENDPOINTS[query.form]
    if (!captcha || !endpoint || !hasCaptcha(endpoint)) return fail({ kind: 'not-found' })
    return succeed(await captcha.task(endpoint.name))
  })
}
