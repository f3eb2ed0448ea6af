/**
 * The partner that a text names as such: its bare id, its package, folder or host. Ids are ordinary words too ("delta"),
 * so running text that contains one is ignored.
 */
export function namesPartner(text: string, ids: readonly string[]): string | undefined {
  return ids.find((id) => text === id || new RegExp(`partners?[-/]${id}\\b|\\b${id}\\.localhost`).test(text))
}
