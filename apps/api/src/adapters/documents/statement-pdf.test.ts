import { expect, it } from 'vitest'

import { inStandardFont } from './statement-pdf.ts'

it.each([
  ['Café “Señor” – $5 • ™', 'Café “Señor” – $5 • ™'],
  ['Phở Ắng', 'Pho Ang'],
  ['寿司 🍣', '?? ?'],
  ['−5', '-5'],
  ['a\nb', 'a?b'],
])('writes %j in the standard fonts of a PDF as %j', (text, written) => {
  expect(inStandardFont(text)).toBe(written)
})
