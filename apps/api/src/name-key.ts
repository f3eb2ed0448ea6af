/**
 * The form in which names of places and restaurants are compared: lower case, no accents, no punctuation, short forms of "saint", "fort" and
 * "mount". "St. Louis", "saint louis" and "Saint  Louis" are one.
 */
export function nameKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f.'’‘`]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bfort\b/g, 'ft')
    .replace(/\bmount\b/g, 'mt')
}
