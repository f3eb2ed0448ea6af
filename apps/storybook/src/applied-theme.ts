/** Partner and color scheme in which a test shows every story, whatever the story's own globals are. */
export interface AppliedTheme {
  readonly partner: string
  readonly scheme: 'light' | 'dark'
}

let applied: AppliedTheme | undefined

/** Shows every story in this theme until another one is applied. */
export function applyTheme(theme: AppliedTheme): void {
  applied = theme
}

/** The theme of every story; undefined when each story has its own. */
export const appliedTheme = (): AppliedTheme | undefined => applied

/** The partners in turn, so that a run of all stories sees them all and a story always sees the same. */
export function inTurn<T>(storyId: string, all: readonly T[]): T | undefined {
  const sum = Array.from(storyId, (letter) => letter.charCodeAt(0)).reduce((total, code) => total + code, 0)
  return all[sum % all.length]
}
