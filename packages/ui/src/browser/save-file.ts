/** Milliseconds within which a browser has begun to store a file; some read it after the press has ended. */
const BEGUN_MS = 60_000

/** Lets the browser store a file under a name, as if its link had been followed. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), BEGUN_MS)
}
