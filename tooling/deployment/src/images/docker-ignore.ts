import { matchesGlob } from 'node:path'

/**
 * Which files of a context a build gets, by its `.dockerignore`: the last line that matches a path, or a folder above it, decides.
 * @returns whether a path, relative to the context and with `/`, is let through
 */
export function dockerIgnore(text: string): (path: string) => boolean {
  const lines = text.split('\n').map((line) => line.trim())
  const rules = lines.flatMap((line) => {
    if (line === '' || line.startsWith('#')) return []
    const isKept = line.startsWith('!')
    return [{ pattern: (isKept ? line.slice(1) : line).replace(/^\/|\/$/g, ''), isKept }]
  })
  return (path) => {
    const parts = path.split('/')
    const levels = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
    const last = rules.findLast(({ pattern }) => levels.some((level) => matchesGlob(level, pattern)))
    return last?.isKept ?? true
  }
}
