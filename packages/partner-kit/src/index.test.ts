import { expect, it } from 'vitest'

import * as check from './check/index.ts'
import * as face from './index.ts'
import * as mail from './mail/index.ts'
import * as node from './node/index.ts'
import * as react from './react/index.ts'
import * as testing from './testing/index.ts'

it.each([
  ['main', face, ['configuredFlag', 'definePartner', 'settingOfFlag']],
  [
    'check',
    check,
    ['SECTIONS', 'SETTINGS', 'checkFacts', 'checkPartner', 'checkTexts', 'checkWords', 'contentPathsOf', 'describeIssues', 'pagesOf'],
  ],
  ['mail', mail, ['mailLook']],
  ['node', node, ['hostOrigins', 'loadPartners', 'readMailLooks', 'readPartnerContent', 'readPartners', 'readTokens', 'textFace']],
  ['react', react, ['PartnerProvider', 'Rich', 'Say', 'copyFor', 'earningRows', 'useCopy', 'usePartner', 'useSay']],
  ['testing', testing, ['CREDIT_PROGRAM', 'testMailLook', 'testPartner']],
])('exports exactly these names: %s', (_, module, names) => {
  expect(Object.keys(module).toSorted()).toEqual(names)
})
