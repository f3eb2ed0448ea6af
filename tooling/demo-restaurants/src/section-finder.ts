/** A part of a large city or a small town beside it. */
export interface Section {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

/** The nearest part of town within about a mile, by a grid of hundredths of a degree. */
export function sectionFinder(sections: readonly Section[]) {
  const cells = new Map<string, Section[]>()
  const cell = (latitude: number, longitude: number) => [Math.round(latitude * 50), Math.round(longitude * 50)] as const
  for (const section of sections) {
    const key = cell(section.latitude, section.longitude).join(' ')
    cells.set(key, [...(cells.get(key) ?? []), section])
  }
  return (latitude: number, longitude: number, besides: string): string | null => {
    const [row, column] = cell(latitude, longitude)
    let best: Section | undefined
    let shortest = 0.02
    for (let r = row - 1; r <= row + 1; r++) {
      for (let c = column - 1; c <= column + 1; c++) {
        for (const section of cells.get(`${r} ${c}`) ?? []) {
          const away = Math.hypot(section.latitude - latitude, section.longitude - longitude)
          if (away < shortest && !section.name.startsWith(besides)) [best, shortest] = [section, away]
        }
      }
    }
    return best?.name ?? null
  }
}
