import { expect, it } from 'vitest'

import { OPERATOR_RIGHTS, OPERATOR_ROLES, rightsAt } from './operator.ts'

it.each([
  [['viewer'], ['read-content']],
  [['editor'], ['read-content', 'write-content']],
  [['publisher'], ['read-content', 'write-content', 'publish-content']],
  [['support'], ['help-members']],
  [
    ['support', 'viewer'],
    ['read-content', 'help-members'],
  ],
  [['administrator'], OPERATOR_RIGHTS],
  [[], []],
] as const)('roles %o have the rights %o', (roles, rights) => {
  expect(rightsAt({ '*': roles }, 'acme')).toEqual(rights)
})

it('uses the roles that are given for a partner instead of those for every partner', () => {
  const roles = { '*': ['administrator'], acme: ['viewer'], none: [] } as const
  expect([rightsAt(roles, 'acme'), rightsAt(roles, 'none'), rightsAt(roles, 'elsewhere')]).toEqual([['read-content'], [], OPERATOR_RIGHTS])
  expect(rightsAt({ acme: ['viewer'] }, 'elsewhere')).toEqual([])
})

it('has a role with each right, and no role without one', () => {
  expect(new Set(OPERATOR_ROLES.flatMap((role) => rightsAt({ '*': [role] }, 'acme')))).toEqual(new Set(OPERATOR_RIGHTS))
  expect(OPERATOR_ROLES.filter((role) => rightsAt({ '*': [role] }, 'acme').length === 0)).toEqual([])
})
