/** A text with another first character: a forged token, of the same form and length as a valid one. */
export const changedText = (text: string): string => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`
