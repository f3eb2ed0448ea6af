/** The basic characters of GSM 03.38, and those that take two places. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const EXTENDED = new Set('^{}\\[~]|€')

/** Characters with a usual substitute of one or more basic ones. */
const SUBSTITUTES: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '…': '...',
  '¢': 'c',
  '×': 'x',
  '™': '',
  '®': '',
  '©': '',
  '`': "'",
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  œ: 'oe',
  Œ: 'OE',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
}

const isGsm = (character: string) => BASIC.has(character) || EXTENDED.has(character)

/**
 * A text in the characters that every phone receives in messages of 160: others take 70, and cost more. Accents that the alphabet lacks are dropped,
 * typographic marks become plain ones, and a character without a substitute becomes a question mark.
 */
export function gsmText(text: string): string {
  return Array.from(text.normalize('NFC'), (character) => {
    if (isGsm(character)) return character
    const substitute = SUBSTITUTES[character]
    if (substitute !== undefined) return substitute
    const plain = character.normalize('NFKD').replace(/\p{M}/gu, '')
    return plain !== '' && Array.from(plain).every(isGsm) ? plain : '?'
  }).join('')
}

/** Places that a text of `gsmText` takes; one message has 160. */
export function gsmLength(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (EXTENDED.has(character) ? 2 : 1), 0)
}

/** The places of one message. */
export const GSM_PLACES = 160
