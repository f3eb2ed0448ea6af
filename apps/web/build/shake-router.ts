import type { ESTree, Plugin } from 'vite'

import { cutCode, EMPTY, type Cutter } from './cut-code.ts'
import { withoutParts } from './code-parts.ts'
import { ROUTER_CUTS } from './router-cuts.ts'

const NO = '{ return false }'

/**
 * Functions of the router that are never used, or do nothing without what is never used, with the body that they keep. They are inside
 * `createRouter`, where no bundler can tell: fetchers, actions with their submissions, blockers, middleware and the discovery of routes at run time.
 */
const UNUSED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'router/router.js': {
    // Fetchers
    fetch: EMPTY,
    handleFetcherAction: EMPTY,
    handleFetcherLoader: EMPTY,
    setFetcherError: EMPTY,
    getFetcher: EMPTY,
    resetFetcher: EMPTY,
    deleteFetcher: EMPTY,
    queueFetcherForDeletion: EMPTY,
    updateFetcherState: EMPTY,
    markFetchersDone: EMPTY,
    markFetchRedirectsDone: EMPTY,
    abortStaleFetchLoads: EMPTY,
    abortFetcher: EMPTY,
    getUpdatedRevalidatingFetchers: EMPTY,
    getLoadingFetcher: EMPTY,
    getSubmittingFetcher: EMPTY,
    getDoneFetcher: EMPTY,
    // Actions
    handleAction: EMPTY,
    getUpdatedActionData: EMPTY,
    getSubmittingNavigation: EMPTY,
    convertFormDataToSearchParams: EMPTY,
    convertSearchParamsToFormData: EMPTY,
    normalizeNavigateOptions: '{ return { path } }',
    // Blockers
    getBlocker: EMPTY,
    deleteBlocker: EMPTY,
    updateBlocker: EMPTY,
    shouldBlockNavigation: EMPTY,
    // Discovery of routes
    discoverRoutes: EMPTY,
    cancelDiscoveryNavigation: EMPTY,
    patchRoutes: EMPTY,
    patchRoutesImpl: EMPTY,
    isSameRoute: EMPTY,
    _internalSetRoutes: EMPTY,
    dispose: EMPTY,
    // Middleware, and routes whose properties load separately
    runClientMiddlewarePipeline: EMPTY,
    loadLazyMiddlewareForMatches: EMPTY,
    getTargetedDataStrategyMatches: EMPTY,
    callLoadersAndMaybeResolveData: EMPTY,
    // Submissions of a navigation
    isMutationMethod: NO,
    getSubmissionFromNavigation: EMPTY,
    getLoadingNavigation: '{ return { state: "loading", location, matches, historyAction } }',
    getActionDataForCommit: '{ return {} }',
    // The text of an error that no page shows
    getInternalRouterError: '{ return new ErrorResponseImpl(status, "", new Error(), true) }',
    parseResponseBody: EMPTY,
  },
  // The root route has an error screen, and no page is made of React's server components.
  'hooks.js': { DefaultErrorComponent: EMPTY, RSCErrorHandler: EMPTY, useNavigateUnstable: EMPTY },
  // Routes as elements, and the properties of a component that a framework's routes get
  'components.js': {
    createRoutesFromChildren: EMPTY,
    WithComponentProps: EMPTY,
    WithHydrateFallbackProps: EMPTY,
    WithErrorBoundaryProps: EMPTY,
  },
  // State and scripts of the router's own server: our pages carry their state (src/app/page-state.ts).
  'dom/lib.js': { deserializeErrors: EMPTY, ScrollRestoration: '{ useScrollRestoration({ getKey, storageKey }); return null }' },
}

/** Exports of the router that need one of these functions. */
const NEEDS_UNUSED = /import[^;'"]*\b(?:Form|useActionData|useBlocker|useFetchers?|useFormAction|useSubmit)\b[^;'"]*from ['"]react-router/

const WARNINGS: readonly string[] = ['warning', 'warningOnce']

/** Statements for development, and the texts of broken invariants. */
const forDevelopment: Cutter = (add) => {
  const called = ({ callee }: ESTree.CallExpression) => (callee.type === 'Identifier' ? callee.name : '')
  return {
    ExpressionStatement({ start, end, expression }) {
      if (expression.type === 'CallExpression' && WARNINGS.includes(called(expression))) add({ start, end, by: ';' })
    },
    CallExpression(call) {
      const [condition, text] = call.arguments
      if (condition && text && called(call) === 'invariant') add({ start: condition.end, end: text.end, by: '' })
    },
  }
}

/**
 * Removes unused parts of the router. Names for developer tools are set by statements (`Link.displayName = …`), and components are created
 * by calls; a bundler must keep both. This plugin removes the statements and marks the calls as pure. The instrumentation depends on an
 * option that is never set. Warnings and the texts of broken invariants are for development. Saves 10 kB in all.
 */
export function shakeRouter(): Plugin[] {
  return [
    {
      name: 'shake-router',
      transform: {
        filter: { id: /\/react-router\/dist\/production\/lib\/.*\.js$/ },
        handler(source, id) {
          const file = id.slice(id.lastIndexOf('/lib/') + '/lib/'.length)
          const missing: string[] = []
          const code = withoutParts(source, ROUTER_CUTS[file] ?? [], missing)
            .replace(/\b(?:init\.|opts\?\.)instrumentations\b/g, 'undefined')
            .replace(/^\w+\.displayName = "\w+";$/gm, '')
            .replace(/ = (React\$?\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1')
          const shaken = cutCode(code, UNUSED[file] ?? {}, [forDevelopment])
          missing.push(...shaken.missing)
          if (missing.length > 0)
            this.error(`The router has no ${missing.join(', ')} any more: renew UNUSED in shake-router.ts, and router-cuts.ts.`)
          return shaken.code
        },
      },
    },
    {
      name: 'no-unused-router-parts',
      transform: {
        filter: { id: { include: /\.tsx?$/, exclude: /\/node_modules\// }, code: NEEDS_UNUSED },
        handler() {
          this.error('Fetchers, actions and blockers of the router are left out of the bundles: see apps/web/build/shake-router.ts.')
        },
      },
    },
  ]
}
