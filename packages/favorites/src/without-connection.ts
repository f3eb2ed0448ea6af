import { addUnsent, readOwn, readUnsent } from '@dining/offline'

type Ids = readonly string[]

/** Keeps a change of the list until there is a connection. @returns whether it will be sent */
export const sendLater = (
  publicId: string,
  { id, name }: { readonly id: string; readonly name: string },
  saved: boolean,
): Promise<boolean> => addUnsent(publicId, { kind: 'favorite', merchantId: id, name, saved })

/** The list that this device keeps of the member, with the changes that wait for a connection; null if it keeps none. */
export async function keptFavorites(publicId: string): Promise<Ids | null> {
  const own = await readOwn()
  if (own?.publicId !== publicId) return null
  let ids: Ids = own.favorites
  for (const one of await readUnsent(publicId)) {
    if (one.kind !== 'favorite' || one.refused !== undefined) continue
    const rest = ids.filter((id) => id !== one.merchantId)
    ids = one.saved ? [one.merchantId, ...rest] : rest
  }
  return ids
}
