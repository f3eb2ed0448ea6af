import type { ApiDeps } from '../deps.ts'
import { demonstrationRepo, type DemonstrationRows } from '../store/repositories/demonstration.ts'

/** Removes demonstration data. @returns the rows that were removed */
export async function removeDemonstration({ store }: Pick<ApiDeps, 'store'>): Promise<DemonstrationRows> {
  const removed = await store.owner(async (tx) => {
    const rows = await demonstrationRepo(tx).rows()
    await demonstrationRepo(tx).remove()
    return rows
  })
  await store.vacuum()
  return removed
}
