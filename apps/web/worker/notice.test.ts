import { expect, it } from 'vitest'

import { addressOf, readNotice } from './notice.ts'

const ORIGIN = 'https://dining.example'

it.each([
  ['/account/recent_activity', 'https://dining.example/account/recent_activity'],
  ['/account/table_alert?token=a', 'https://dining.example/account/table_alert?token=a'],
  ['https://evil.example/', 'https://dining.example/'],
  ['//evil.example/', 'https://dining.example/'],
  ['/\\evil.example/', 'https://dining.example/'],
  ['javascript:alert(1)', 'https://dining.example/'],
  ['', 'https://dining.example/'],
  [undefined, 'https://dining.example/'],
  [`/${'a'.repeat(300)}`, 'https://dining.example/'],
])('a notice of %s opens a page of this site alone', (path, expected) => {
  expect(addressOf(path, ORIGIN)).toBe(expected)
})

it('reads notices of the API and nothing else', () => {
  const notice = { id: '1', title: 'You earned miles', body: 'See your activity.', path: '/account' }
  expect(readNotice(JSON.stringify({ ...notice, more: 1 }))).toEqual(notice)
  for (const other of [
    '',
    'no JSON',
    'null',
    '{}',
    JSON.stringify({ ...notice, title: 1 }),
    JSON.stringify({ ...notice, body: 'a'.repeat(301) }),
  ])
    expect(readNotice(other)).toBeNull()
})
