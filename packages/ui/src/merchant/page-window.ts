/** The maximum number of page links in a pagination (ACTIVITY-26). */
const MOST_NUMBERS = 5

/** The page numbers to show for a page of `pages` (both from 1): at most five in a row, with the current one in the middle if possible. */
export function pageWindow(page: number, pages: number): number[] {
  const count = Math.min(MOST_NUMBERS, pages)
  const first = Math.max(1, Math.min(page - Math.floor(count / 2), pages - count + 1))
  return Array.from({ length: count }, (_, i) => first + i)
}
