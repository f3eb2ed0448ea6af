import { TOKEN_HEADER, type Endpoint } from '@dining/contract'
import { rightFor, studioEndpoints } from '@dining/contract/studio'
import { OPERATOR_ROLES, rightsAt, type OperatorRole } from '@dining/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { runOperatorsAdd, runOperatorsList, runOperatorsRoles } from '../../../cli/operators/run.ts'
import { addOperator, signedInOperator, STUDIO_PARAMS, type OperatorBrowser, withStudio } from '../../../testing/operator-browser.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let app: ReturnType<typeof withStudio>
const browsers = new Map<OperatorRole, OperatorBrowser>()
beforeAll(async () => {
  api = await testApi()
  app = withStudio(api)
  for (const role of OPERATOR_ROLES) {
    const email = `${role}@studio.example`
    await addOperator(api, email, null, { '*': [role] })
    browsers.set(role, await signedInOperator(app, email))
  }
})
afterAll(() => api.close())

const calls: readonly Endpoint[] = Object.values(studioEndpoints).filter(({ path }) => path.includes(':partner'))

/** The code of the answer to a call whose body is not valid, which is read after the rights. */
async function codeOf(by: OperatorBrowser, { method, path }: Endpoint, partner = 'one'): Promise<string> {
  const params: Readonly<Record<string, string>> = { ...STUDIO_PARAMS, partner }
  const reply = await by.send(
    method,
    path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? ''),
    {
      ...(method === 'GET' ? {} : { body: '{}' }),
      headers: { 'content-type': 'application/json', [TOKEN_HEADER]: by.token },
    },
  )
  return reply.status === 200 ? 'ok' : reply.problem.code
}

const browserOf = (role: OperatorRole): OperatorBrowser => {
  const found = browsers.get(role)
  if (!found) throw new Error(`no ${role}`)
  return found
}

describe.each(OPERATOR_ROLES)('%s', (role) => {
  const rights = rightsAt({ '*': [role] }, 'one')

  it.each(calls)('may call $name only with the right for it', async (endpoint) => {
    const right = rightFor(endpoint.name)
    expect(right).toBeDefined()
    const isAllowed = right !== undefined && rights.includes(right)
    expect((await codeOf(browserOf(role), endpoint)) === 'forbidden').toBe(!isAllowed)
  })

  it('gets the list of its rights with each partner', async () => {
    const { body } = await browserOf(role).call(studioEndpoints.getOperator, {})
    expect(body).toMatchObject({ partners: [{ rights }, { rights }], needsFactor: false })
  })
})

describe('pnpm api operators', () => {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)

  it('changes what an operator may do for one partner, from the next call on', async () => {
    const email = 'mixed@studio.example'
    await addOperator(api, email, ['one', 'two'], { '*': ['publisher'] })
    const operator = await signedInOperator(app, email)
    expect(await runOperatorsRoles(api.deps, { email, partners: ['two'], roles: ['viewer', 'support'] }, print)).toBe(0)
    expect(lines.pop()).toBe('mixed@studio.example is publisher; two: viewer, support now.')
    const { saveContentDraft, listMissingDines, publishContent } = studioEndpoints
    expect(await codeOf(operator, publishContent, 'one')).not.toBe('forbidden')
    expect(await codeOf(operator, listMissingDines, 'one')).toBe('forbidden')
    expect(await codeOf(operator, saveContentDraft, 'two')).toBe('forbidden')
    expect(await codeOf(operator, listMissingDines, 'two')).toBe('ok')
    expect(await runOperatorsRoles(api.deps, { email, partners: null, roles: ['viewer'] }, print)).toBe(0)
    expect(await codeOf(operator, publishContent, 'one')).toBe('forbidden')
    await runOperatorsList(api.deps, { json: false }, print)
    expect(lines.findLast((line) => line.startsWith(email))).toContain('one, two, viewer; two: viewer, support, no second factor')
  })

  it('names what is wrong with an order', async () => {
    const email = 'of-one@studio.example'
    await addOperator(api, email, ['one'])
    expect(await runOperatorsRoles(api.deps, { email, partners: ['two'], roles: ['viewer'] }, print)).toBe(1)
    expect(lines.pop()).toContain('does not write for two')
    expect(await runOperatorsRoles(api.deps, { email: 'nobody@studio.example', partners: null, roles: ['viewer'] }, print)).toBe(1)
    expect(lines.pop()).toContain('No operator "nobody@studio.example"')
  })

  it('keeps the roles of an operator who gets another password, as the command gives them', async () => {
    const email = 'renewed@studio.example'
    await runOperatorsAdd(api.deps, { email, name: 'Renewed', partners: ['one'], roles: { '*': ['viewer'] } }, print)
    expect(lines.pop()).toContain('renewed@studio.example is viewer for one.')
  })
})
