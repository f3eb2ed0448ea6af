/** Is this an address of the site itself, and nothing that a browser would take for another one? */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\\\u0000-\u001f]/.test(path)
}
