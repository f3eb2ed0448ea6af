import { expect, it } from 'vitest'

import * as face from './index.ts'

it('exports what its index lists', () => {
  expect(Object.keys(face).toSorted()).toEqual([
    'AccountPage',
    'ActivityScreen',
    'BonusesSection',
    'CreditActivityScreen',
    'CreditOverviewScreen',
    'CreditSteps',
    'DineScreen',
    'HouseholdScreen',
    'KeepAccount',
    'MissingDineScreen',
    'NoticesScreen',
    'OverviewScreen',
    'OwnSignIn',
    'ProfileScreen',
    'ReviewScreen',
    'SecurityScreen',
    'YearScreen',
    'activityPage',
    'creditActivityPage',
    'firstActivityPage',
    'firstCreditActivityPage',
    'pageOf',
    'shownOf',
  ])
})
