/** Whether this is a path of the site itself that no browser interprets as another site. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\\\u0000-\u001f]/.test(path)
}
