import { expect, it } from 'vitest'

import { shiftRows } from './shift-rows.ts'

const still = { sum: 0, moves: [] }
const move = { value: 0.03, tag: 'p', text: 'One rate, and the way its points reach you.', from: [10, 224], to: [10, 280] } as const

it('shows the largest sum of each page, its width, and what moved furthest in its largest shift', () => {
  const visits = [
    { partner: 'a', path: '/', width: 320, ...still },
    { partner: 'a', path: '/', width: 412, ...still },
    { partner: 'a', path: '/earn', width: 320, ...still },
    {
      partner: 'a',
      path: '/earn',
      width: 412,
      sum: 0.031,
      moves: [
        { ...move, value: 0.001, text: 'In a smaller shift', to: [10, 900] },
        { ...move, tag: 'img', text: '', from: [0, 0], to: [149, 791] },
        { ...move, text: 'Not as far', to: [10, 225] },
        move,
      ],
    },
    { partner: 'a', path: '/earn', width: 768, sum: 0.004, moves: [{ ...move, value: 0.004 }] },
    { partner: 'b', path: '/', width: 320, sum: 0.2, moves: [{ ...move, value: 0.2, tag: 'img', text: '', from: [0, 0], to: [9, 9] }] },
  ] as const
  expect(shiftRows(visits)).toEqual([
    { name: 'a / shift with late fonts', value: 0, unit: '' },
    {
      name: 'a /earn shift with late fonts',
      value: 0.031,
      unit: '',
      detail: '412 px: p "One rate, and the way its points reach y…" from 10,224 to 10,280',
    },
    { name: 'b / shift with late fonts', value: 0.2, unit: '', detail: '320 px: img from 0,0 to 9,9' },
  ])
})
