/** Keeps a number and the following word on one line: "5 miles", "3 points". */
export function keepUnits(text: string): string {
  return text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0')
}
