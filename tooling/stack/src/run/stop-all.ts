/**
 * Runs the steps of a stop in order, also after a failed step.
 * Throws the errors of those that failed, at the end.
 */
export async function stopAll(steps: Iterable<() => Promise<unknown>>): Promise<void> {
  const errors: unknown[] = []
  for (const step of steps) {
    try {
      await step()
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} steps of the stop failed`)
}
