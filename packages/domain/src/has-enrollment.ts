/**
 * Whether visitors can join on this site. The build of a partner without enrollment replaces this name with `false`, so that the code in a
 * branch on it and its imports are removed from the bundle (ROUTE-43). Elsewhere the partner's enrollment type decides.
 */
export const HAS_ENROLLMENT: boolean = true

/** Whether the program earns by full steps of spending. The builds of the others replace this name with `false`, as that one. */
export const HAS_RATE_STEPS: boolean = true
