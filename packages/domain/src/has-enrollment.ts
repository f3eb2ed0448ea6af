/**
 * Can anybody join here? The build of a partner without enrollment puts `false` in the place of this name, so that what stands behind a
 * branch on it leaves the bundle with all that it imports (ROUTE-43). Everywhere else a partner's own enrollment type decides.
 */
export const HAS_ENROLLMENT: boolean = true
