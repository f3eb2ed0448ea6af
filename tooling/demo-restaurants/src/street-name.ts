/** "Maple Street", as a place would call itself. */
export function spelledOut(street: string): string {
  const [, name = street, kind = ''] = /^(.*) (St|Ave|Rd)$/.exec(street) ?? []
  return [ORDINALS[name] ?? name, KINDS_OF_STREET[kind]].filter(Boolean).join(' ')
}

const KINDS_OF_STREET: Readonly<Record<string, string>> = { St: 'Street', Ave: 'Avenue', Rd: 'Road' }
const ORDINALS: Readonly<Record<string, string>> = {
  '1st': 'First',
  '2nd': 'Second',
  '3rd': 'Third',
  '4th': 'Fourth',
  '5th': 'Fifth',
  '6th': 'Sixth',
  '7th': 'Seventh',
  '8th': 'Eighth',
  '9th': 'Ninth',
  '11th': 'Eleventh',
  '14th': 'Fourteenth',
}
