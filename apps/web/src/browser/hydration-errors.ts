declare global {
  interface Window {
    /** What React had to mend while taking the page over; browser tests demand that it is empty. */
    __hydrationErrors?: string[]
  }
}

/** A page that React has to render anew is a bug: it is said loudly, and kept where the tests look. */
export function reportHydrationError(error: unknown): void {
  const text = error instanceof Error ? error.message : String(error)
  window.__hydrationErrors = [...(window.__hydrationErrors ?? []), text]
  console.error('Hydration:', error)
}
