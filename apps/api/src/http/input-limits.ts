/** Levels of a JSON body; those of the contract have five at most, and content of the studio has a few more. */
const MAX_DEPTH = 32
/** Values of a JSON body. The limit in bytes would allow many more small ones. */
const MAX_VALUES = 20_000
/** Parameters of a query; a search has about twenty. */
const MAX_PARAMETERS = 200

/** Whether the database can store this text. It accepts neither NUL nor half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/** Whether this parsed JSON has an allowed size and allowed texts. Traversed without recursion, so that its depth uses no stack. */
export function isAcceptableJson(value: unknown): boolean {
  let level: unknown[] = [value]
  let values = 0
  for (let depth = 0; level.length > 0; depth++) {
    values += level.length
    if (depth > MAX_DEPTH || values > MAX_VALUES) return false
    const next: unknown[] = []
    for (const one of level) {
      if (typeof one === 'string' && !isStorable(one)) return false
      if (typeof one !== 'object' || one === null) continue
      if (Array.isArray(one)) {
        // Not spread into arguments, since there may be too many.
        for (const item of one as unknown[]) next.push(item)
        continue
      }
      for (const [key, item] of Object.entries(one)) {
        if (!isStorable(key)) return false
        next.push(item)
      }
    }
    level = next
  }
  return true
}

/** Whether this query has an allowed size and allowed texts. */
export function isAcceptableQuery(search: URLSearchParams): boolean {
  return search.size <= MAX_PARAMETERS && [...search].every(([key, value]) => isStorable(key) && isStorable(value))
}
