import { createApiClient } from '@dining/api-client/client'
import { email as isEmail, type FieldSpec, newPasswordFields } from '@dining/forms'
import { fieldErrors } from '@dining/copy-engine/texts/field-errors'
import type { PartnerInput } from '@dining/partner-kit'
import { copyFor } from '@dining/partner-kit/react'
import { testPartner } from '@dining/partner-kit/testing'
import { describe, expect, it } from 'vitest'

import { createAvailability } from './availability.ts'
import { joinFields, type ProviderData } from './join-fields.ts'

const ANYBODY = { tier: null, publicId: null, firstName: null }
const RULE = { label: 'Number', help: '', pattern: '^\\d{10}$', findUrl: 'https://example.com' }

function fieldsOf(
  program: Partial<PartnerInput['program']>,
  features: Partial<PartnerInput['features']>,
  providerData: ProviderData = {},
): Readonly<Record<string, FieldSpec>> {
  const partner = testPartner({ program, features })
  // Every call of this client is redirected, as a proxy may do; the API itself does not.
  const api = createApiClient({ baseUrl: 'http://one.example', fetch: () => Response.redirect('http://one.example/elsewhere', 303) })
  return joinFields({
    partner,
    copy: copyFor(partner, ANYBODY),
    availability: createAvailability(api),
    enteredEmail: 'maya@example.com',
    secrets: newPasswordFields(copyFor(partner, ANYBODY)),
    providerData,
  })
}

const checksAgainst = (fetch: (request: Request) => Response) =>
  createAvailability(createApiClient({ baseUrl: 'http://one.example', fetch }))

describe('fields of step 1', () => {
  it('include a number exactly where the partner issues one', () => {
    expect(fieldsOf({}, { partnerNumber: RULE })['partnerNumber']).toMatchObject({ label: 'Number', required: true })
    expect(fieldsOf({}, {})['partnerNumber']).toMatchObject({ required: false, checks: [] })
  })

  it('have their own texts for a member of a single sign-on partner [ENROLL-24]', () => {
    const wording = (type: 'sso' | 'direct') => fieldsOf({ enrollmentType: type }, {})['email']?.messages?.['already-member']?.wording
    expect(wording('sso')).toContain('Sign in with {loyalty}')
    expect(wording('direct')).toBeUndefined()
    expect(fieldErrors['already-member'].wording).toContain('An account with this email already exists.')
  })

  it('start with the email address of the previous page, and opt in to email only where the form asks for it', () => {
    expect(fieldsOf({}, {})['email']?.initial).toBe('maya@example.com')
    expect(fieldsOf({}, {})['emailOptIn']?.initial).toBe(true)
    expect(fieldsOf({}, { hideEmailOptIn: true })['emailOptIn']?.initial).toBe(false)
  })

  it('treat a redirect of the check as "free" [ENROLL-16] [ENROLL-19]', async () => {
    const [form, free] = fieldsOf({}, {})['email']?.checks ?? []
    expect(form).toBe(isEmail)
    expect(await free?.('maya@example.com', {})).toBeNull()
  })

  it('check the email address, with the number only if one is given, and follow no redirect [ENROLL-15] [ENROLL-18]', async () => {
    const asked: Request[] = []
    const { email } = checksAgainst((request) => {
      asked.push(request)
      return Response.json({ isValid: true })
    })
    await email('maya@example.com', {})
    await email('maya@example.com', { partnerNumber: '2304118847' })
    const address = 'http://one.example/api/Members/Validate/Email?email=maya%40example.com'
    expect(asked.map(({ method, url }) => [method, url])).toEqual([
      ['GET', address],
      ['GET', `${address}&usePpn=2304118847`],
    ])
    expect(asked.map(({ redirect }) => redirect)).toEqual(['manual', 'manual'])
  })

  it('read from the answer whether the value is free; a failed check counts as no answer [ENROLL-17]', async () => {
    const outcomeOf = async (answer: () => Response) => checksAgainst(answer).email('maya@example.com', {})
    const answers = [
      () => Response.json({ isValid: true }),
      () => Response.json({ isValid: false }),
      () => new Response(null, { status: 503 }),
    ]
    expect(await Promise.all(answers.map(outcomeOf))).toEqual([null, { code: 'already-member' }, { code: 'check-failed' }])
  })

  it('reject a password that equals the number in any notation [ENROLL-25]', async () => {
    const checks = fieldsOf({}, { partnerNumber: RULE })['password']?.checks ?? []
    const issues = await Promise.all(checks.map(async (check) => check('2304118847', { partnerNumber: '2304 118 847' })))
    expect(issues).toContainEqual({ code: 'password-equals-partner-number' })
    const others = await Promise.all(checks.map(async (check) => check('2304118848', { partnerNumber: '2304 118 847' })))
    expect(others.filter(Boolean)).toEqual([])
  })
})
