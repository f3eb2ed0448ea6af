import type { Plugin } from 'vite'

import { whole, withoutParts, type CodePart } from './code-parts.ts'
import { cutCode, type Cutter } from './cut-code.ts'

/** A file of TanStack Query: the methods of its classes that nothing calls, and the code of options that nothing sets, with what replaces it. */
interface Unused {
  readonly methods?: readonly string[]
  readonly code?: readonly CodePart[]
}

/**
 * What no page uses: mutations (changes are calls of the API client), infinite queries, suspense, errors that are thrown to a boundary, `select`,
 * `initialData`, `persister`, defaults by key, filters by state, and other sources of focus and of timers than the browser's.
 */
const UNUSED: Readonly<Record<string, Unused>> = {
  'query-core/build/modern/queryClient.js': {
    methods: [
      'isFetching',
      'isMutating',
      'getQueriesData',
      'setQueriesData',
      'query',
      'infiniteQuery',
      'fetchInfiniteQuery',
      'prefetchInfiniteQuery',
      'ensureInfiniteQueryData',
      'resumePausedMutations',
      'getMutationCache',
      'getDefaultOptions',
      'setDefaultOptions',
      'setQueryDefaults',
      'getQueryDefaults',
      'setMutationDefaults',
      'getMutationDefaults',
      'defaultMutationOptions',
    ],
    code: [
      whole('		this.#mutationCache = config.mutationCache || new MutationCache();\n'),
      whole('		this.#queryDefaults = /* @__PURE__ */ new Map();\n'),
      whole('		this.#mutationDefaults = /* @__PURE__ */ new Map();\n'),
      whole('	#mutationCache;\n'),
      whole('	#queryDefaults;\n'),
      whole('	#mutationDefaults;\n'),
      whole('				await this.resumePausedMutations();\n				this.#queryCache.onFocus();', '				this.#queryCache.onFocus();'),
      whole('				await this.resumePausedMutations();\n				this.#queryCache.onOnline();', '				this.#queryCache.onOnline();'),
      whole('			...this.getQueryDefaults(options.queryKey),\n'),
      whole(
        'if (options.revalidateIfStale && query.isStaleByTime(resolveQueryValue(defaultedOptions.staleTime, query))) this.prefetchQuery(defaultedOptions);',
      ),
      whole('if (defaultedOptions.throwOnError === void 0) defaultedOptions.throwOnError = !!defaultedOptions.suspense;'),
      whole('if (!defaultedOptions.networkMode && defaultedOptions.persister) defaultedOptions.networkMode = "offlineFirst";'),
      whole('		this.#mutationCache.clear();\n'),
    ],
  },
  'query-core/build/modern/queryCache.js': {
    methods: ['find'],
    code: [whole('				state,\n				defaultOptions: client.getQueryDefaults(queryKey)\n')],
  },
  'query-core/build/modern/query.js': {
    methods: ['meta', 'queryType', 'promise', 'isStale'],
    code: [
      whole('		this.#defaultOptions = config.defaultOptions;\n'),
      whole('this.state = config.state ?? this.#initialState', 'this.state = this.#initialState'),
      whole('			...this.#defaultOptions,\n'),
      whole('		if (options?._type) this.#queryType = options._type;\n'),
      whole('if (this.state && this.state.data === void 0) {', 'if (false) {'),
      whole('					meta: this.meta\n'),
      whole('			if (this.options.persister) return this.options.persister(queryFn, queryFnContext, this);\n'),
      whole('			addSignalProperty(context);\n'),
      whole(
        '		(this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior)?.onFetch(context, this);\n',
      ),
      whole('|| this.state.fetchMeta !== context.fetchOptions?.meta'),
      whole('			type: "fetch",\n			meta: context.fetchOptions?.meta\n', '			type: "fetch"\n'),
      whole('					fetchMeta: action.meta ?? null\n'),
      whole('		fetchMeta: null,\n'),
      whole('			initialPromise: fetchOptions?.initialPromise,\n'),
      whole('				this.#cache.config.onSuccess?.(data, this);\n				this.#cache.config.onSettled?.(data, this.state.error, this);\n'),
      whole('				this.#cache.config.onError?.(error, this);\n				this.#cache.config.onSettled?.(this.state.data, error, this);\n'),
      whole('typeof options.initialData === "function" ? options.initialData() : options.initialData', 'void 0'),
      whole(
        'const hasData = data !== void 0;\n	const initialDataUpdatedAt = hasData ? typeof options.initialDataUpdatedAt === "function" ? options.initialDataUpdatedAt() : options.initialDataUpdatedAt : 0;',
      ),
      whole('hasData ? initialDataUpdatedAt ?? Date.now() : 0', '0'),
      whole('hasData ? "success" : "pending"', '"pending"'),
      // The cache's only listener looks at its own query (src/browser/native-bridge.ts).
      whole('			this.#cache.notify({\n				type: "observerAdded",\n				query: this,\n				observer\n			});\n'),
      whole('			this.#cache.notify({\n				type: "observerRemoved",\n				query: this,\n				observer\n			});\n'),
    ],
  },
  'query-core/build/modern/queryObserver.js': {
    methods: ['getCurrentQuery', 'fetchOptimistic'],
    code: [
      whole('this.options.enabled !== void 0 && typeof this.options.enabled !== "boolean"', 'false'),
      whole(
        'if (prevOptions._defaulted && !shallowEqualObjects(this.options, prevOptions)) this.#client.getQueryCache().notify({\n			type: "observerOptionsUpdated",\n			query: this.#currentQuery,\n			observer: this\n		});',
      ),
      whole(
        '			this.#client.getQueryCache().notify({\n				query: this.#currentQuery,\n				type: "observerResultsUpdated"\n			});\n',
      ),
      whole('			if (options._optimisticResults === "isRestoring") newState.fetchStatus = "idle";\n'),
      whole('options.select && data !== void 0 && !skipSelect', 'false'),
      whole('else if (data === void 0) this.#selectError = null;'),
      whole('		if (this.#selectError) {', '		if (false) {'),
      whole('		this.#selectError = null;\n		this.bindMethods();', '		this.bindMethods();'),
      whole('				skipSelect = true;\n'),
      whole('		let skipSelect = false;\n'),
      whole('			isInitialLoading: isLoading,\n'),
      whole(
        '			failureCount: newState.fetchFailureCount,\n			failureReason: newState.fetchFailureReason,\n			errorUpdateCount: newState.errorUpdateCount,\n			isFetched: query.isFetched(),\n',
      ),
      whole(
        '			isFetchedAfterMount: newState.dataUpdateCount > queryInitialState.dataUpdateCount || newState.errorUpdateCount > queryInitialState.errorUpdateCount,\n',
      ),
      whole(
        '			isRefetching: isFetching && !isPending,\n			isLoadingError: isError && !hasData,\n			isPaused: newState.fetchStatus === "paused",\n',
      ),
      whole('			isRefetchError: isError && hasData,\n'),
      whole(
        '			refetch: this.refetch,\n			isEnabled: resolveQueryValue(options.enabled, query) !== false\n',
        '			refetch: this.refetch\n',
      ),
      whole('const hasData = data !== void 0;'),
      whole('const queryInitialState = query !== prevQuery ? query.state : this.#currentQueryInitialState;'),
      whole('		this.#currentQueryInitialState = query.state;\n'),
      whole('const { notifyOnChangeProps } = this.options;'),
      whole('const notifyOnChangePropsValue = typeof notifyOnChangeProps === "function" ? notifyOnChangeProps() : notifyOnChangeProps;'),
      whole('notifyOnChangePropsValue === "all" || !notifyOnChangePropsValue && !this.#trackedProps.size', '!this.#trackedProps.size'),
      whole('			if (this.options.throwOnError && this.#currentResult.error !== prevResult.error) return true;\n'),
      whole('notifyOnChangePropsValue ?? this.#trackedProps', 'this.#trackedProps'),
      whole('(!options.suspense || query.state.status !== "error") && '),
      whole('this.options.refetchIntervalInBackground || '),
    ],
  },
  'query-core/build/modern/retryer.js': {
    code: [
      whole('const initialPromise = failureCount === 0 ? config.initialPromise : void 0;'),
      whole('promiseOrValue = initialPromise ?? config.fn()', 'promiseOrValue = config.fn()'),
      whole(
        ' && config.canRun();\n	const canStart = () => canFetch(config.networkMode) && config.canRun();',
        ';\n	const canStart = () => canFetch(config.networkMode);',
      ),
      whole('const retryDelay = config.retryDelay ?? defaultRetryDelay;'),
      whole('typeof retryDelay === "function" ? retryDelay(failureCount, error) : retryDelay', 'defaultRetryDelay(failureCount)'),
    ],
  },
  'query-core/build/modern/focusManager.js': {
    methods: ['setFocused'],
    code: [
      whole('if (typeof this.#focused === "boolean") return this.#focused;'),
      whole(
        'setup((focused) => {\n			if (typeof focused === "boolean") this.setFocused(focused);\n			else this.onFocus();\n		})',
        'setup(() => this.onFocus())',
      ),
    ],
  },
  'query-core/build/modern/timeoutManager.js': {
    methods: ['setTimeoutProvider'],
  },
  'query-core/build/modern/utils.js': {
    code: [
      whole(
        '	if (typeof stale === "boolean" && query.isStale() !== stale) return false;\n	if (fetchStatus && fetchStatus !== query.state.fetchStatus) return false;\n',
      ),
      whole('exact, fetchStatus, predicate, queryKey, stale }', 'exact, predicate, queryKey }'),
      whole('(options?.queryKeyHashFn || hashKey)(queryKey)', 'hashKey(queryKey)'),
      whole('	if (!options.queryFn && fetchOptions?.initialPromise) return () => fetchOptions.initialPromise;\n'),
      whole(
        'if (typeof options.structuralSharing === "function") return options.structuralSharing(prevData, data);\n	else if (options.structuralSharing !== false) {',
        '{',
      ),
    ],
  },
  'react-query/build/modern/useBaseQuery.js': {
    code: [
      whole('const isRestoring = useIsRestoring();'),
      whole('const errorResetBoundary = useQueryErrorResetBoundary();'),
      whole('const query = client.getQueryCache().get(defaultedOptions.queryHash);'),
      whole('const subscribed = options.subscribed !== false;'),
      whole('isRestoring ? "isRestoring" : subscribed ? "optimistic" : void 0', '"optimistic"'),
      whole(
        '	ensureSuspenseTimers(defaultedOptions);\n	ensurePreventErrorBoundaryRetry(defaultedOptions, errorResetBoundary, query);\n	useClearResetErrorBoundary(errorResetBoundary);\n',
      ),
      whole('const shouldSubscribe = !isRestoring && subscribed;'),
      whole(
        'shouldSubscribe ? observer.subscribe(notifyManager.batchCalls(onStoreChange)) : noop',
        'observer.subscribe(notifyManager.batchCalls(onStoreChange))',
      ),
      whole('[observer, shouldSubscribe]', '[observer]'),
      whole('	if (shouldSuspend(defaultedOptions, result)) throw fetchOptimistic(defaultedOptions, observer, errorResetBoundary);\n'),
      whole(
        '	if (getHasError({\n		result,\n		errorResetBoundary,\n		throwOnError: defaultedOptions.throwOnError,\n		query,\n		suspense: defaultedOptions.suspense\n	})) throw result.error;\n',
      ),
      whole('!defaultedOptions.notifyOnChangeProps ? observer.trackResult(result) : result', 'observer.trackResult(result)'),
    ],
  },
}

/** What our own modules would use of it: hooks, methods, options, and properties of a result. */
const USES_UNUSED = new RegExp(
  [
    String.raw`\b(?:use\w*Mutation\w*|useIsMutating|useIsFetching|getMutationCache|\w*[iI]nfiniteQuery\w*|useSuspenseQuer\w+|useQueries|QueryErrorResetBoundary)\b`,
    String.raw`\.(?:getQueriesData|setQueriesData|setQueryDefaults|setDefaultOptions|setFocused)\(`,
    String.raw`\b(?:throwOnError|notifyOnChangeProps|retryDelay|queryKeyHashFn|structuralSharing|refetchIntervalInBackground|revalidateIfStale|persister|initialDataUpdatedAt):`,
    String.raw`\b(?:isInitialLoading|isFetchedAfterMount|isRefetching|isLoadingError|isRefetchError|failureCount|failureReason|errorUpdateCount|isFetched|isPaused|isEnabled)\b`,
  ].join('|'),
)

const methodCutter =
  (methods: readonly string[], found: Set<string>): Cutter =>
  (add) => ({
    MethodDefinition({ start, end, key }) {
      if (key.type !== 'Identifier' || !methods.includes(key.name)) return
      found.add(key.name)
      add({ start, end, by: '' })
    },
  })

/**
 * Removes from TanStack Query what no page uses, where no bundler can tell: methods of its classes, and branches for options that are never set. A module
 * of ours that uses one fails the build with its name.
 */
export function shakeQuery(): Plugin[] {
  return [
    {
      name: 'shake-query',
      transform: {
        filter: { id: /\/@tanstack\/(?:query-core|react-query)\/build\/modern\/\w+\.js$/ },
        handler(source, id) {
          const unused = UNUSED[id.slice(id.lastIndexOf('/@tanstack/') + '/@tanstack/'.length)]
          if (!unused) return undefined
          const { methods = [], code: parts = [] } = unused
          const found = new Set<string>()
          const { code } = cutCode(source, {}, [methodCutter(methods, found)])
          const missing = methods.filter((name) => !found.has(name))
          const shaken = withoutParts(code, parts, missing)
          if (missing.length > 0) this.error(`TanStack Query has no ${missing.join(', ')} any more: renew shake-query.ts.`)
          return shaken
        },
      },
    },
    {
      name: 'no-unused-query-parts',
      transform: {
        filter: { id: { include: /\.tsx?$/, exclude: /\/node_modules\// }, code: USES_UNUSED },
        handler(code) {
          this.error(`TanStack Query has no code for ${USES_UNUSED.exec(code)?.[0]} in our bundles: see apps/web/build/shake-query.ts.`)
        },
      },
    },
  ]
}
