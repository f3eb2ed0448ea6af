/** The lines of a suite's output about its coverage (`covered` of @dining/stress wrote them). */
export function coveredLines(output: string): readonly string[] {
  return output.split('\n').flatMap((line) => /^\s*(covered: .+?)\s*$/.exec(line)?.[1] ?? [])
}
