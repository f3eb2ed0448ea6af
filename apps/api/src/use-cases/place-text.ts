import { isUsState, US_STATES, type UsState } from '@dining/domain'

import { nameKey } from '../store/name-key.ts'

/** The possible meanings of a typed location, in the order in which they are tried. Names are in the format of `nameKey`. */
export type Reading =
  | { readonly kind: 'zip'; readonly zipCode: string }
  | { readonly kind: 'city'; readonly name: string; readonly state: UsState | null }
  | { readonly kind: 'state'; readonly state: UsState }

const STATE_OF_NAME: ReadonlyMap<string, UsState> = new Map(
  Object.entries(US_STATES).flatMap(([code, name]) => (isUsState(code) ? [[nameKey(name), code] as const] : [])),
)
/** Number of words of the longest state name. */
const MOST_WORDS = 4

/** The state of a code or a name; undefined for anything else. */
function stateOf(words: string): UsState | undefined {
  const code = words.toUpperCase()
  return isUsState(code) ? code : STATE_OF_NAME.get(words)
}

/**
 * Reads "97205", "97205-1234", "Portland, OR", "Portland Oregon", "Portland, OR 97205", "97205 Portland, OR" and "Portland" (GEO-08).
 * Several meanings are possible: "Washington" is a town and a state, "Indiana PA" a town in a state.
 */
export function readPlaceText(text: string): readonly Reading[] {
  const [, zipCode] = /(?:^|\D)(\d{5})(?:-\d{4})?(?:\D|$)/.exec(text) ?? []
  if (zipCode !== undefined) return [{ kind: 'zip', zipCode }]
  const words = nameKey(text).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const readings: Reading[] = []
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count--) {
    const state = stateOf(words.slice(-count).join(' '))
    if (state) readings.push(...cityReadings(words.slice(0, -count), state))
  }
  readings.push(...cityReadings(words, null))
  const state = stateOf(words.join(' '))
  return state ? [...readings, { kind: 'state', state }] : readings
}

/** "New York City" is listed as New York; Kansas City is first found by its whole name. */
function cityReadings(words: readonly string[], state: UsState | null): Reading[] {
  const whole = { kind: 'city', name: words.join(' '), state } as const
  return words.length > 1 && words.at(-1) === 'city' ? [whole, { ...whole, name: words.slice(0, -1).join(' ') }] : [whole]
}

/** States whose code or name starts with the text, for "portland, o". */
export function statesStarting(text: string): readonly UsState[] {
  const prefix = nameKey(text)
  return Object.entries(US_STATES).flatMap(([code, name]) =>
    isUsState(code) && (code.toLowerCase().startsWith(prefix) || nameKey(name).startsWith(prefix)) ? [code] : [],
  )
}
