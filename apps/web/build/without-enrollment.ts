import type { Plugin } from 'vite'

const NAME = 'HAS_ENROLLMENT'
const IMPORTED = new RegExp(`^(import [^;]*?)\\b${NAME},? ?([^;]*? from '@dining/domain')`, 'm')

/**
 * Puts `false` in the place of HAS_ENROLLMENT in the modules that import it. A bundler follows dynamic imports before it knows the values
 * of other modules' constants; of a literal it knows at once that a branch is never taken.
 */
export function withoutEnrollment(): Plugin {
  return {
    name: 'without-enrollment',
    enforce: 'pre',
    transform: {
      filter: { code: NAME, id: /\.tsx?$/ },
      handler: (code) => (IMPORTED.test(code) ? code.replace(IMPORTED, '$1$2').replaceAll(NAME, 'false') : undefined),
    },
  }
}
