import { expect, it } from 'vitest'

import { below, from } from './breakpoints.ts'

const edges = (name: Parameters<typeof from>[0]) => [from(name), below(name)]

it('starts a large mobile at 451 px [LAYOUT-01]', () => {
  expect(edges('large')).toEqual(['(min-width:451px)', '(max-width:450px)'])
})
it('starts a tablet at 661 px [LAYOUT-02]', () => {
  expect(edges('tablet')).toEqual(['(min-width:661px)', '(max-width:660px)'])
})
it('starts a desktop at 861 px [LAYOUT-03]', () => {
  expect(edges('desktop')).toEqual(['(min-width:861px)', '(max-width:860px)'])
})
it('starts the wide bar at 1050 px [LAYOUT-04]', () => {
  expect(edges('navbar')).toEqual(['(min-width:1050px)', '(max-width:1049px)'])
})
