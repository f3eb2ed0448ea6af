import { describe, expect, it } from 'vitest'

import { refusal } from './layer-check.ts'
import { LAYERS } from './layers.ts'

describe('what may be imported', () => {
  it.each([
    ['packages/contract/src/page.ts', '@dining/domain'],
    ['packages/account/src/overview/Overview.tsx', '@dining/ui'],
    ['packages/partner-kit/src/theme.ts', '@dining/ui/theme'],
    ['packages/partner-kit/src/node/read.ts', 'node:fs'],
    ['packages/ui/src/Button.test.tsx', 'node:fs'],
    ['packages/ui/src/Button.tsx', './Button.css.ts'],
    ['packages/api-client/src/client.test.ts', '@dining/testing/api'],
    ['packages/account/src/testing/open-account.tsx', '@dining/testing'],
    ['apps/web/server/main.test.ts', '@dining/api/testing'],
    ['apps/web/src/routes/home.tsx', '@partner'],
    ['vitest.config.ts', './tooling/stack/src/root.ts'],
  ])('%s may import %s', (file, specifier) => {
    expect(refusal(file, specifier)).toBeUndefined()
  })

  it.each([
    ['packages/domain/src/tier.ts', '@dining/contract', /rules of the business do not depend on screens/],
    ['packages/ui/src/Button.tsx', '@dining/domain', /finished strings/],
    ['packages/partner-kit/src/theme.ts', '@dining/ui', /a partner is rules, wording and a theme/],
    ['packages/account/src/index.ts', '@dining/enrollment', /features do not import each other/],
    ['packages/account/src/index.ts', '@dining/enrollment/testing', /features do not import each other/],
    ['packages/forms/src/index.ts', '@dining/session', /nor on each other/],
    ['packages/account/src/index.ts', '../../enrollment/src/index.ts', /reach into packages\/enrollment by a path/],
    ['packages/account/src/index.ts', '../../../../elsewhere.ts', /a folder outside the clone/],
    ['apps/web/src/main.ts', '../../api/src/app.ts', /reach into apps\/api by a path/],
    ['apps/web/src/main.ts', '@dining/api', /over HTTP only/],
    ['apps/api/src/app.ts', '@dining/ui', /never on screens/],
    ['packages/api-client/src/client.ts', '@dining/api/testing', /made from the contract alone/],
    ['packages/api-client/src/client.test.ts', '@dining/api/testing', /packages depend on no app/],
    ['packages/account/src/testing/fixture.ts', '@dining/sandbox/processor', /packages depend on no app/],
    ['packages/account/src/index.ts', '@dining/testing', /features do not import each other/],
    ['apps/api/src/app.ts', '@dining/testing/api', /never on screens/],
    ['packages/session/src/store.ts', 'node:fs', /runs in browsers too/],
    ['packages/account/src/index.ts', '@partner', /React context or an argument/],
    ['packages/session/src/store.ts', '@dining/session', /import itself by name/],
  ])('%s may not import %s', (file, specifier, why) => {
    expect(refusal(file, specifier)).toMatch(why)
  })

  it('has a row for every folder, once', () => {
    const folders = LAYERS.flatMap((layer) => layer.folders)
    expect(new Set(folders).size).toBe(folders.length)
  })
})
