import { expect, it } from 'vitest'

import { csvOf } from './csv.ts'

it('writes a file that a spreadsheet reads as UTF-8, with one line for each row', () => {
  expect(
    csvOf([
      ['Name', 'Earned'],
      ['Café "Ü", Main\nStreet', -12.5],
    ]),
  ).toBe('\uFEFF"Name","Earned"\r\n"Café ""Ü"", Main\nStreet",-12.5\r\n')
})

it.each(['=HYPERLINK("https://evil.example","x")', '+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1', '\n@x'])(
  'never writes %j as a formula',
  (text) => {
    expect(csvOf([[text]])).toBe(`\uFEFF"'${text.replaceAll('"', '""')}"\r\n`)
  },
)
