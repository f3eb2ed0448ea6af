interface Shared {
  readonly title?: string
  readonly text?: string
  readonly url: string
}

/** Opens the platform's share sheet if there is one, otherwise copies text and address to the clipboard. @returns whether they were copied */
export async function shareOrCopy(what: Shared): Promise<boolean> {
  if (typeof navigator.share === 'function') {
    // Closing the sheet without a choice is not an error.
    await navigator.share(what).catch(() => undefined)
    return false
  }
  const copied = navigator.clipboard.writeText(what.text === undefined ? what.url : `${what.text}\n${what.url}`)
  // A browser can forbid it.
  return copied.then(
    () => true,
    () => false,
  )
}
