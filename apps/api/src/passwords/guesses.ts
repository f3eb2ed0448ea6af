import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Maximum number of characters that are examined: the time grows with their number, and a password of this length is strong enough. */
const MAX_CHARACTERS = 32
/** Spellings such as `p@ssw0rd` that are tried for each word; more take seconds. */
const MAX_SUBSTITUTIONS = 8

let loading: Promise<ZxcvbnFactory> | undefined

/** Its dictionaries take some 60 MB and half a second, so they are loaded when the first password is chosen, or by `warmUp`. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new Factory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
  })
}

/** Loads what `guessesOf` needs. */
export async function warmUp(): Promise<void> {
  await (loading ??= load())
}

/**
 * The number of tries that an attacker with lists of common passwords, words, names and keyboard patterns needs.
 * @param words that the attacker knows of this member and this site
 */
export async function guessesOf(password: string, words: readonly string[]): Promise<number> {
  const zxcvbn = await (loading ??= load())
  return zxcvbn.check(password.slice(0, MAX_CHARACTERS), [...words]).guesses
}
