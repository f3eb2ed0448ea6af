/** A number as it is checked and sent: without the gaps and hyphens that cards and people put between its digits. */
export function normalNumber(typed: string): string {
  return typed.replace(/[\s-]/g, '')
}

/** Can a number of this form be typed on a pad of digits? */
export function isDigitsOnly(pattern: string): boolean {
  return !/[a-z]|\\w|\./i.test(pattern.replaceAll('\\d', ''))
}
