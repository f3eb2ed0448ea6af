import { expect, it } from 'vitest'

import { letterIcon } from './icon.ts'

it.each([
  ['SkyMiles®', '#003366', 'S', '#fff'],
  ['neighborhood', '#ffec00', 'N', '#000'],
  ['«7 Tables»', '#808080', '7', '#000'],
  ['<script>', '#000000', 'S', '#fff'],
])('the icon of %s on %s is %s in %s', (name, ground, letter, ink) => {
  const icon = letterIcon(name, ground)
  expect(icon).toContain(`>${letter}</text>`)
  expect(icon).toContain(`fill="${ink}"`)
  expect(icon).toContain(`fill="${ground}"`)
})
