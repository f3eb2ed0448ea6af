import type { Plugin } from 'vite'

const NAME = 'HAS_ENROLLMENT'
const IMPORTED = new RegExp(`^(import [^;]*?)\\b${NAME},? ?([^;]*? from '@dining/domain')`, 'm')

/**
 * Replaces HAS_ENROLLMENT with `false` in the modules that import it. A bundler follows dynamic imports before it has the values of other
 * modules' constants; with a literal it can remove a branch at once.
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
