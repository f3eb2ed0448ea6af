/** Set by the build of a partner's web app; nowhere else. */
declare const __HAS_ENROLLMENT__: boolean | undefined

/**
 * Can anybody join here? False only in the bundle of a partner without enrollment (ROUTE-43): a branch on it is never taken there and
 * leaves the bundle with all that it imports. Outside a bundle it is true, and a partner's own enrollment type decides.
 */
export const HAS_ENROLLMENT: boolean = typeof __HAS_ENROLLMENT__ === 'undefined' || __HAS_ENROLLMENT__
