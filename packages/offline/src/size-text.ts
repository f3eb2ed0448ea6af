const KB = 1_000
const MB = 1_000_000

/** "90 KB" or "1.2 MB" of a number of bytes. */
export function sizeText(bytes: number): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / KB))} KB`
  return `${(bytes / MB).toFixed(1)} MB`
}
