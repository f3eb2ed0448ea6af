/** Packages, each with the names of the packages on which it depends, for tests and builds too. */
type Dependencies = ReadonlyMap<string, readonly string[]>

/** The circles of dependencies, each once, as "a → b → a"; they start with the name that is first in alphabetical order. */
export function packageCircles(dependencies: Dependencies): readonly string[] {
  const circles = new Set<string>()
  for (const start of dependencies.keys()) {
    const circle = shortestCircle(dependencies, start)
    if (!circle) continue
    const first = circle.indexOf(circle.toSorted()[0] ?? start)
    const turned = [...circle.slice(first), ...circle.slice(0, first)]
    circles.add([...turned, turned[0]].join(' → '))
  }
  return [...circles].toSorted()
}

/** The packages of the shortest circle through `start`, without its repetition at the end; undefined if there is none. */
function shortestCircle(dependencies: Dependencies, start: string): readonly string[] | undefined {
  const seen = new Set<string>()
  let paths: readonly (readonly string[])[] = [[start]]
  while (paths.length > 0) {
    const next: string[][] = []
    for (const path of paths) {
      for (const name of dependencies.get(path.at(-1) ?? start) ?? []) {
        if (name === start) return path
        if (seen.has(name)) continue
        seen.add(name)
        next.push([...path, name])
      }
    }
    paths = next
  }
  return undefined
}
