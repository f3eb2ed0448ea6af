/** A part of a file's code, from a text up to another one, and what replaces it; without the other text it is the first one alone. */
export type CodePart = readonly [from: string, to: string, by: string]

/** The whole of a text, and what replaces it. */
export const whole = (text: string, by = ''): CodePart => [text, '', by]

/**
 * The code without these parts.
 * @param missing gets the parts that the code does not have
 */
export function withoutParts(source: string, parts: readonly CodePart[], missing: string[]): string {
  let code = source
  for (const [from, to, by] of parts) {
    const start = code.indexOf(from)
    const end = to === '' ? start + from.length : code.indexOf(to, start + from.length)
    if (start < 0 || end < 0) missing.push(JSON.stringify(from))
    else code = code.slice(0, start) + by + code.slice(end)
  }
  return code
}
