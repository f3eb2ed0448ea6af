import type { ESTree, Plugin } from 'vite'

import { withoutParts } from './code-parts.ts'
import { cutCode, EMPTY, type Cutter } from './cut-code.ts'
import { CLASS_STATEMENTS, REACT_CUTS, UNUSED_CLASSES, UNUSED_HOOKS, UNUSED_NAMES, unusedName, withoutNames } from './react-cuts.ts'

const NOTHING = '{ return null }'
const NO = '{ return false }'

/**
 * Functions of React DOM of features that no page uses, with the body that they keep. Functions that only these call are removed by the minifier.
 * Each feature starts at a type, a prop or an export that a build refuses (`UNUSED_EXPORTS`, `USES_UNUSED`), so that nothing calls them.
 */
const UNUSED: Readonly<Record<string, string>> = {
  // <ViewTransition>, and images for which one waits. Navigations use the browser's view transitions by the router.
  commitEnterViewTransitions: EMPTY,
  commitExitViewTransitions: EMPTY,
  commitNestedViewTransitions: EMPTY,
  createViewTransitionInstance: EMPTY,
  flushAfterMutationEffects: EMPTY,
  getViewTransitionName: EMPTY,
  recursivelyAccumulateSuspenseyCommit: EMPTY,
  preloadInstanceAndSuspendIfNeeded: EMPTY,
  restoreEnterOrExitViewTransitions: EMPTY,
  restoreNestedViewTransitions: EMPTY,
  startViewTransition: EMPTY,
  trackEnterViewTransitions: EMPTY,
  waitForCommitToBeReady: NOTHING,
  // Refs of fragments
  FragmentInstance: EMPTY,
  addFragmentHandleToFiber: EMPTY,
  commitNewChildToFragmentInstance: EMPTY,
  deleteChildFromFragmentInstance: EMPTY,
  // <Activity>
  getActivityInstanceFromFiber: NOTHING,
  // Elements that belong into the head, which the server writes (server/document.ts)
  clearSingletonPreambleContribution: EMPTY,
  isHostHoistableType: NO,
  insertSuspendedStylesheets: EMPTY,
  isSingletonScope: NO,
  preconnectAs: EMPTY,
  preinitModuleScript: EMPTY,
  preinitScript: EMPTY,
  preinitStyle: EMPTY,
  preload: EMPTY,
  preloadModule: EMPTY,
  releaseSingletonInstance: EMPTY,
  // Functions as actions of forms
  dispatchActionState: EMPTY,
  extractEvents$1: EMPTY,
  mountActionState: EMPTY,
  recursivelyResetForms: EMPTY,
  requestFormReset: EMPTY,
  rerenderActionState: EMPTY,
  startHostTransition: EMPTY,
  TransitionAwareHostComponent: EMPTY,
  updateActionState: EMPTY,
  // The browser's loading indicator while an asynchronous transition runs
  defaultOnDefaultTransitionIndicator: EMPTY,
  // Own elements
  isCustomElement: NO,
  setPropOnCustomElement: EMPTY,
  // Events `beforeinput` and `composition…`
  getFallbackBeforeInputChars: EMPTY,
  getNativeBeforeInputChars: EMPTY,
  isFallbackCompositionEnd: EMPTY,
  // What browsers without the event `input` need
  getTargetInstForInputEventPolyfill: EMPTY,
  handleEventsForInputEventPolyfill: EMPTY,
  // Names of components in messages and in an error's `componentStack`: names are short in a build
  getComponentNameFromType: NOTHING,
  getStackByFiberInDevAndProd: "{ return '' }",
  // The compiler's cache
  useMemoCache: EMPTY,
}

/** Statements of these features that are not in functions, and what replaces them. */
const STATEMENTS: readonly (readonly [RegExp, string])[] = [
  // Whether an update may start a view transition
  [/\((committedLanes|lanes) & 335544064\) === \1/g, 'false'],
  [/: "html" === type \|\| "head" === type \|\| "body" === type\s+\? 27\s+: 5/g, ': 5'],
  [/\n(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function [\s\S]*?\n};/g, ''],
  [/\nReactDOMSharedInternals\.findDOMNode = function [\s\S]*?\n};/g, ''],
  // Signals that are thrown and compared, and that no code reads. With developer tools (Lighthouse, too) V8 notes the place of each `Error`
  // when it is made, and for that parses the function around it again: all of React.
  [
    /\b((?:HydrationMismatch|Suspense|SuspenseyCommit|SuspenseAction|SelectiveHydration)Exception) = Error\((\w+\(\d+\))\)/g,
    '$1 = { message: $2 }',
  ],
  ...CLASS_STATEMENTS,
]

/** Types that no element has: profilers, lists of suspense, view transitions, activities and portals. */
const UNUSED_TYPES: readonly string[] = [
  'REACT_ACTIVITY_TYPE',
  'REACT_LEGACY_HIDDEN_TYPE',
  'REACT_PORTAL_TYPE',
  'REACT_PROFILER_TYPE',
  'REACT_SUSPENSE_LIST_TYPE',
  'REACT_VIEW_TRANSITION_TYPE',
]

/** The tags of nodes of these types: also scopes, caches, markers, and elements of the head (`ReactWorkTags.js`). */
const UNUSED_TAGS: readonly unknown[] = [4, 12, 19, 21, 24, 25, 26, 27, 30, 31]

/** Exports of React's modules that are removed, or need what is. A build in which one is imported fails. */
export const UNUSED_EXPORTS: readonly string[] = [
  '__COMPILER_RUNTIME',
  'Activity',
  'Children',
  'Profiler',
  'PureComponent',
  'SuspenseList',
  'ViewTransition',
  'addTransitionType',
  'cache',
  'cacheSignal',
  'cloneElement',
  'createPortal',
  'createRef',
  'createRoot',
  'isValidElement',
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
  'requestFormReset',
  'unstable_useCacheRefresh',
  'useFormStatus',
  ...UNUSED_HOOKS,
]

/** Exports of the scheduler that React does not use. */
const UNUSED_SCHEDULING: readonly string[] = [
  'unstable_forceFrameRate',
  'unstable_next',
  'unstable_runWithPriority',
  'unstable_wrapCallback',
]

/** Elements, props and classes that need what is removed. */
const USES_UNUSED = new RegExp(
  [
    /<(?:title|meta|link|style|script|html|head|body|[a-z]+-[a-z]+)[\s/>]|<Fragment\b[^>]*\bref=|\bformAction=|\bon(?:BeforeInput|Composition\w+)=/
      .source,
    UNUSED_CLASSES,
  ].join('|'),
)
const MAY_USE_UNUSED = new RegExp(`${USES_UNUSED.source}|${UNUSED_NAMES}`)

const isNode = (value: unknown): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value

/** Statements after which execution never continues. */
const EXITS: readonly (string | undefined)[] = ['BreakStatement', 'ContinueStatement', 'ReturnStatement', 'ThrowStatement']

function ends(statement: ESTree.Statement | undefined): boolean {
  if (statement?.type === 'BlockStatement') return ends(statement.body.at(-1))
  if (statement?.type === 'IfStatement') return ends(statement.consequent) && ends(statement.alternate ?? undefined)
  return EXITS.includes(statement?.type)
}

/** Names of the variables that a case declares for its whole function. */
function variablesOf(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(variablesOf)
  if (!isNode(node) || /Function/.test(node.type)) return []
  const own = node.type === 'VariableDeclarator' && node.id.type === 'Identifier' ? [node.id.name] : []
  return [...own, ...Object.values(node).flatMap(variablesOf)]
}

const isTag = (node: ESTree.Node) =>
  node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'tag' && !node.computed

/** The value of a case that never occurs is a type, or a tag if the choice is by tag. */
const isUnusedTest = (test: ESTree.Expression, isByTag: boolean) =>
  test.type === 'Identifier' ? UNUSED_TYPES.includes(test.name) : isByTag && test.type === 'Literal' && UNUSED_TAGS.includes(test.value)

const unusedCases =
  (source: string): Cutter =>
  (add) => ({
    SwitchStatement({ discriminant, cases }) {
      // Whether a case that occurs continues in the next one.
      let continues = false
      for (const { start, end, test, consequent } of cases) {
        const isUnused = test !== null && isUnusedTest(test, isTag(discriminant))
        if (isUnused && !continues) {
          const variables = variablesOf(consequent)
          const label = source.slice(start, test.end + 1)
          add({ start, end, by: variables.length > 0 ? `${label} var ${variables.join()}; break;` : '' })
        } else {
          if (isUnused) add({ start, end: test.end + 1, by: '' })
          continues = !ends(consequent.at(-1))
        }
      }
    },
    BinaryExpression({ start, end, left, operator, right }) {
      const isNever = left.type === 'Literal' && UNUSED_TAGS.includes(left.value) && isTag(right)
      if (isNever && (operator === '===' || operator === '!==')) add({ start, end, by: String(operator === '!==') })
    },
  })

/** React's code without the cases of types and tags that do not occur, and without comparisons with these tags. What it does is the same. */
export const withoutUnusedCases = (code: string): string => cutCode(code, {}, [unusedCases(code)]).code

/** Removes the statements that export what is not used. */
const unusedExports: Cutter = (add) => ({
  ExpressionStatement({ start, end, expression }) {
    if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') return
    const { object, property } = expression.left
    if (object.type !== 'Identifier' || object.name !== 'exports' || property.type !== 'Identifier') return
    if (UNUSED_EXPORTS.includes(property.name) || UNUSED_SCHEDULING.includes(property.name)) add({ start, end, by: '' })
  },
})

/** Removes hooks that no module uses from the tables of a render's hooks. */
const unusedHooks: Cutter = (add) => ({
  ObjectExpression({ properties, end }) {
    for (const [at, property] of properties.entries()) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier' || !UNUSED_HOOKS.includes(property.key.name)) continue
      add({ start: property.start, end: properties[at + 1]?.start ?? end - 1, by: '' })
    }
  },
})

/**
 * Removes from React's file in the browser what no page uses; nothing else can, since React is published as one module for all uses. Saves
 * 15.6 kB of every first load.
 */
export function shakeReact(): Plugin {
  return {
    name: 'shake-react',
    transform: {
      filter: { id: /\/(?:react|react-dom|scheduler)\/cjs\/[\w-]+\.production\.js$/ },
      handler(source, id) {
        if (!id.endsWith('/react-dom-client.production.js')) return cutCode(source, {}, [unusedExports]).code
        const absent: string[] = []
        let code = withoutNames(withoutParts(source, REACT_CUTS, absent), absent)
        if (absent.length > 0) this.error(`React DOM has no ${absent.join(', ')} any more: renew react-cuts.ts.`)
        for (const [statement, by] of STATEMENTS) {
          const cut = code.replace(statement, by)
          if (cut === code) this.error(`React DOM has no ${String(statement)} any more: renew STATEMENTS in shake-react.ts.`)
          code = cut
        }
        const { code: shaken, missing } = cutCode(withoutUnusedCases(code), UNUSED, [unusedExports, unusedHooks])
        if (missing.length > 0) this.error(`React DOM has no ${missing.join(', ')} any more: renew UNUSED in shake-react.ts.`)
        return shaken
      },
    },
  }
}

/** Fails a build that uses what `shakeReact` removes. */
export function noUnusedReact(): Plugin {
  return {
    name: 'no-unused-react',
    // Before JSX is compiled.
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx$/, exclude: /\/node_modules\// }, code: MAY_USE_UNUSED },
      handler(code) {
        const name = USES_UNUSED.exec(code)?.[0] ?? unusedName(code)
        if (name !== undefined) this.error(`React has no code for ${name} in our bundles: see apps/web/build/shake-react.ts.`)
      },
    },
  }
}
