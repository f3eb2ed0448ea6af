/** Partner and color scheme of every story in a test, regardless of the story's own globals. */
export interface AppliedTheme {
  readonly partner: string
  readonly scheme: 'light' | 'dark'
}

let applied: AppliedTheme | undefined

/** Shows every story in this theme until another one is applied. */
export function applyTheme(theme: AppliedTheme): void {
  applied = theme
}

/** The theme of every story; undefined if each story has its own. */
export const appliedTheme = (): AppliedTheme | undefined => applied

/** The partners in turn, so that a run of all stories covers them all and a story always uses the same. */
export function inTurn<T>(storyId: string, all: readonly T[]): T | undefined {
  const sum = Array.from(storyId, (letter) => letter.charCodeAt(0)).reduce((total, code) => total + code, 0)
  return all[sum % all.length]
}
