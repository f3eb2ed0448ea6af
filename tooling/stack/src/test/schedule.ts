/** Runs jobs in order, `width` at a time; one that is `alone` starts when no other runs, and no other starts during it. */
export async function schedule<Job extends { readonly alone?: boolean }>(
  jobs: readonly Job[],
  width: number,
  run: (job: Job) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>()
  for (const job of jobs) {
    while (running.size >= (job.alone ? 1 : width)) await Promise.race(running)
    const work = run(job).finally(() => running.delete(work))
    running.add(work)
    if (job.alone) await work
  }
  await Promise.all(running)
}
