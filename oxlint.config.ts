import { defineConfig } from 'oxlint'

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  jsPlugins: ['./tooling/lint/src/plugin.ts'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, denyWarnings: true, respectEslintDisableDirectives: false, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/dist/**', '**/storybook-static/**', '**/*.generated.*', '.pnpmfile.cjs'],
  rules: {
    'house/layers': 'error',
    'house/no-export-all': 'error',
    'house/no-partner-name': 'error',
    'house/no-switch': 'error',
    'house/sql-in-repositories': 'error',
    'house/writes-in-use-cases': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'no-unused-vars': ['error', { ignoreRestSiblings: true }],
    // Needless here: the JSX transform imports React by itself; TypeScript knows a module's members.
    'react/react-in-jsx-scope': 'off',
    'import/no-named-as-default-member': 'off',
    'import/namespace': 'off',
    'import/no-unassigned-import': 'off',
    // They follow the React Compiler, which is not used, and take a hook's answer that holds a callback ref for a ref.
    'react/refs': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    // Matters of taste.
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'vitest/require-to-throw-message': 'off',
    'import/no-named-as-default': 'off',
    'promise/always-return': 'off',
    'promise/no-callback-in-promise': 'off',
    // Vitest's expect takes a message; properties assert through fast-check.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert'] }],
    // Objects here are closures, not classes: a method taken out of one keeps working.
    'typescript/unbound-method': 'off',
    // Control characters are looked for where input is cleaned.
    'no-control-regex': 'off',
    // They refuse a dialog that closes by a click beside it; Escape does the same, and axe checks every story and page.
    'jsx-a11y/click-events-have-key-events': 'off',
    'jsx-a11y/no-static-element-interactions': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    // The compiler knows better which function returns what.
    'typescript/consistent-return': 'off',
    // A judgement that the types cannot make: an assertion needs a comment or a parse beside it.
    'typescript/no-unsafe-type-assertion': 'off',
  },
  overrides: [
    { files: ['**/testing/**', '**/*.test.tsx'], rules: { 'react/no-unstable-nested-components': 'off' } },
    // Playwright's fixtures are functions named `use` and take an empty pattern.
    { files: ['apps/e2e/**'], rules: { 'react/rules-of-hooks': 'off', 'no-empty-pattern': 'off' } },
  ],
})
