/**
 * Runs a confirmation of the provider. If a bank asks, the provider opens a frame at the end of the page, which a modal dialog would cover and make
 * inert: until the end of the work the dialog is then not modal.
 */
export async function outsideTopLayer<T>(dialog: HTMLDialogElement | null, work: () => Promise<T>): Promise<T> {
  if (!dialog) return work()
  let isModal = true
  const watch = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element)
    if (!isModal || !added.some((node) => node.matches('iframe') || node.querySelector('iframe') !== null)) return
    isModal = false
    dialog.close()
    dialog.show()
    // `show` takes the focus; the bank's question is the next thing.
    const frame = added
      .map((node) => (node instanceof HTMLIFrameElement ? node : node.querySelector('iframe')))
      .find((found) => found !== null)
    frame?.focus()
  })
  watch.observe(document.body, { childList: true })
  try {
    return await work()
  } finally {
    watch.disconnect()
    // Closed by its visitor meanwhile, it stays closed.
    if (!isModal && dialog.open) {
      dialog.close()
      dialog.showModal()
    }
  }
}
