import type { Tx } from '../tables.ts'

/** Is this a ZIP in the U.S. (PROFILE-14)? */
export async function isZip(tx: Tx, zipCode: string): Promise<boolean> {
  const row = await tx.selectFrom('place').select('zip_code').where('zip_code', '=', zipCode).executeTakeFirst()
  return row !== undefined
}
