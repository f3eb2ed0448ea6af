import type { Plugin } from 'vite'

/**
 * Replaces a constant of `@dining/domain` with `false` in the modules that import it. A bundler follows dynamic imports before it has the values of
 * other modules' constants; with a literal it can remove a branch at once.
 */
function without(name: 'HAS_ENROLLMENT' | 'HAS_RATE_STEPS'): Plugin {
  const imported = new RegExp(`^(import [^;]*?)\\b${name},? ?([^;]*? from '@dining/domain')`, 'm')
  return {
    name: `without ${name}`,
    enforce: 'pre',
    transform: {
      filter: { code: name, id: /\.tsx?$/ },
      handler: (code) => (imported.test(code) ? code.replace(imported, '$1$2').replaceAll(name, 'false') : undefined),
    },
  }
}

/** Removes the parts for members. */
export const withoutEnrollment = (): Plugin => without('HAS_ENROLLMENT')

/** Removes what is shown about steps of a rate. */
export const withoutRateSteps = (): Plugin => without('HAS_RATE_STEPS')
