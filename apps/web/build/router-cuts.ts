import { whole, type CodePart } from './code-parts.ts'

/**
 * Parts of the router for what no page uses: submissions, fetchers, blockers, masks of locations, strategies for data, discovery of routes, routes whose
 * properties load separately, index routes, plain responses of loaders, `flushSync`, and routers of routes without data.
 */
export const ROUTER_CUTS: Readonly<Record<string, readonly CodePart[]>> = {
  'router/router.js': [
    // Of the first page: it always has a route, whose code and data are there.
    whole('initialMatches == null && !init.patchRoutesOnNavigation', 'false'),
    ['		if (initialMatches && !init.hydrationData) {', '		if (!initialMatches) {', ''],
    ['		if (!initialMatches) {', '		} else if (initialMatches.some((m) => m.route.lazy)) {', '		if (false) {\n'],
    whole('init.dataStrategy || defaultDataStrategyWithMiddleware', 'defaultDataStrategy'),
    // Blockers
    ['			if (unblockBlockerHistoryUpdate) {', '			return startNavigation(historyAction, location);', ''],
    [
      '		let blockerKey = shouldBlockNavigation({\n			currentLocation,',
      '		await startNavigation(historyAction, nextLocation, {',
      '',
    ],
    ['		if (blockers.size > 0 && !isUninterruptedRevalidation) {', '		let restoreScrollPosition', ''],
    // Fetchers
    ['		let unmountedFetchers = [];', '		[...subscribers].forEach(', ''],
    whole('			deletedFetchers: unmountedFetchers,\n'),
    ['		unmountedFetchers.forEach((key) => deleteFetcher(', '	}\n	function completeNavigation', ''],
    whole('isRevalidationRequired = fetchReloadIds.size > 0', 'isRevalidationRequired = false'),
    [
      ' && revalidatingFetchers.length === 0) {\n			let workingFetchers',
      '			completeNavigation(location, {\n				matches,\n				loaderData: {},',
      ') {\n',
    ],
    whole('				...didUpdateFetcherRedirects ? { fetchers: workingFetchers } : {}\n'),
    ['			if (revalidatingFetchers.length > 0) updates.fetchers', '			updateState(updates, { flushSync });', ''],
    ['		revalidatingFetchers.forEach((rf) => {\n			abortFetcher(rf.key);', '		let { loaderResults, fetcherResults }', ''],
    [
      '		let { loaderResults, fetcherResults }',
      '		if (request.signal.aborted) return { shortCircuited: true };\n		if (pendingNavigationController) pendingNavigationController.signal.removeEventListener',
      '		let loaderResults = await callDataStrategy(request, location, dsMatches, scopedContext, null, dataStrategyInitiator, historyAction);\n',
    ],
    [
      '		if (pendingNavigationController) pendingNavigationController.signal.removeEventListener',
      '		let redirect = findRedirect(loaderResults);',
      '',
    ],
    ['		redirect = findRedirect(fetcherResults);', '		let { loaderData, errors } = processLoaderData(', ''],
    whole('revalidatingFetchers, fetcherResults, workingFetchers);\n		if (initialHydration', '[]);\n		if (initialHydration'),
    [
      '		let didUpdateFetcherRedirects = markFetchRedirectsDone(workingFetchers);\n		let didAbortFetchLoads',
      '		return {\n			matches,\n			loaderData,',
      '',
    ],
    whole('			...shouldUpdateFetchers ? { workingFetchers } : {}\n'),
    ['		fetchLoadMatches.forEach((loadMatch, key) => {\n			if (future.', '	}\n	function updateFetcherState', ''],
    ['	let revalidatingFetchers = [];\n	fetchLoadMatches.forEach(', '	return {\n		dsMatches,\n		revalidatingFetchers', ''],
    whole('	return {\n		dsMatches,\n		revalidatingFetchers\n	};', '	return { dsMatches };'),
    [
      '	revalidatingFetchers.filter((f) => !f.matches ||',
      '	return {\n		loaderData,\n		errors\n	};\n}\nfunction mergeLoaderData',
      '',
    ],
    // Submissions
    ['		let isActionReload = ', '		let loaderData = newState.loaderData ?', '		let actionData = null;\n'],
    whole(
      'pendingPreventScrollReset === true || state.navigation.formMethod != null && isMutationMethod(state.navigation.formMethod) && location.state?._isRedirect !== true',
      'pendingPreventScrollReset',
    ),
    ['		else if (userReplace === false) {} else if (submission != null', '		let preventScrollReset = opts && "preventScrollReset"', ''],
    whole(' && !(opts && opts.submission && isMutationMethod(opts.submission.formMethod))'),
    ['		if (opts && opts.pendingError) pendingActionResult = ', '		let { shortCircuited, matches: updatedMatches', ''],
    [
      '				let actionData = getUpdatedActionData(pendingActionResult);\n				if (actionData',
      '			}\n			updateState(updates',
      '',
    ],
    whole(
      'pendingActionResult && isErrorResult(pendingActionResult[1]) ? { [pendingActionResult[0]]: pendingActionResult[1].error } : null',
      'null',
    ),
    whole('				...getActionDataForCommit(pendingActionResult),\n			}', '			}'),
    whole('			...getActionDataForCommit(pendingActionResult),\n'),
    [
      '		let { formMethod, formAction, formEncType } = state.navigation;\n		if (!submission',
      '		else await startNavigation(redirectNavigationType',
      '		if (false) {}\n',
    ],
    whole(
      '	let actionResult = pendingActionResult ? isErrorResult(pendingActionResult[1]) ? pendingActionResult[1].error : pendingActionResult[1].data : void 0;\n',
    ),
    [
      ' else if (pendingActionResult && isErrorResult(pendingActionResult[1])) {\n		let boundaryId',
      '	let baseShouldRevalidateArgs',
      '\n',
    ],
    whole(
      '		nextParams: matches[0].params,\n		...submission,\n		actionResult,\n		actionStatus\n',
      '		nextParams: matches[0].params\n',
    ),
    whole('		else if (shouldSkipRevalidation) defaultShouldRevalidate = false;\n'),
    whole('if (!isMutationMethod(request.method)) for (let match of matches)', 'for (let match of matches)'),
    [
      '	let pendingError = pendingActionResult && isErrorResult(',
      '	matches.forEach((match) => {\n		if (!(match.route.id in results))',
      '',
    ],
    ['			if (pendingError !== void 0) {\n				error = pendingError', '			errors = errors || {};', ''],
    ['	if (pendingError !== void 0 && pendingActionResult) {', '	return {\n		loaderData,\n		errors,\n		statusCode', ''],
    // Discovery of routes, hot replacement, masks, measurements
    whole('		if (pendingDiscoveryCancellation) await pendingDiscoveryCancellation;\n		pendingPopstate', '		pendingPopstate'),
    whole('		if (pendingDiscoveryCancellation) await pendingDiscoveryCancellation;\n'),
    whole('		if (pendingDiscoveryCancellation) return pendingDiscoveryCancellation.then(revalidate);\n'),
    whole('		dataRoutes.commitHmrRoutes();\n'),
    whole('		let instrumentationNavigateMetaReceiver = consumeInstrumentationClientResultMetaReceiver(router);\n'),
    whole('opts.defaultShouldRevalidate,\n			instrumentationNavigateMetaReceiver\n', 'opts.defaultShouldRevalidate\n'),
    ['		let maskPath;\n', '		let currentLocation = state.location;\n		let nextLocation', ''],
    whole('opts && opts.state, void 0, maskPath)', 'opts && opts.state)'),
    [
      '		let fogOfWar = checkFogOfWar(matches, location.pathname);\n		if (fogOfWar.active',
      '		if (!matches) {\n			let { error, notFoundMatches',
      '',
    ],
    [
      '		if (isFogOfWar) {\n			if (shouldUpdateNavigationState) {',
      '		let { dsMatches, revalidatingFetchers } = getMatchesToLoad(',
      '',
    ],
    whole('let { dsMatches, revalidatingFetchers } = getMatchesToLoad(', 'let { dsMatches } = getMatchesToLoad('),
    whole(
      '!init.dataStrategy && !dsMatches.some((m) => m.shouldLoad) && !dsMatches.some((m) => m.route.middleware && m.route.middleware.length > 0)',
      '!dsMatches.some((m) => m.shouldLoad)',
    ),
    whole('scopedContext, fogOfWar.active, loadingNavigation', 'scopedContext, false, loadingNavigation'),
    whole('			if (!isFogOfWar) {\n				updates.navigation', '			{\n				updates.navigation'),
    // Index routes, and relative paths of redirects
    ['	if ((to == null || to === "" || to === ".") && activeRouteMatch) {', '	if (basename !== "/") path.pathname', ''],
    // Routes whose properties load separately, and middleware
    ['const loadLazyRouteProperty = (', 'const lazyRouteFunctionCache', 'const loadLazyRouteProperty = () => {};\n'],
    ['	let lazyKeys = Object.keys(route.lazy);', '}\nfunction isNonNullable', ''],
    whole('route.loader != null || route.middleware != null && route.middleware.length > 0', 'route.loader != null'),
    // Plain responses of loaders: ours return data, or throw redirects.
    [
      '		let data;\n		try {\n			data = await parseResponseBody(result);',
      '	}\n	if (type === "error") {\n		if (isDataWithResponseInit',
      '',
    ],
  ],
  'components.js': [
    whole('import { useOptimistic } from "react";\n'),
    whole('{ deletedFetchers, newErrors, flushSync, viewTransitionOpts }', '{ newErrors, viewTransitionOpts }'),
    ['		if (newErrors && onError) Object.values(newErrors)', '		let isViewTransitionAvailable', ''],
    [
      '			if (reactDomFlushSyncImpl && flushSync) reactDomFlushSyncImpl(() => setStateImpl(newState));',
      '			return;\n		}',
      '			React$1.startTransition(() => setStateImpl(newState));\n',
    ],
    [
      '		if (reactDomFlushSyncImpl && flushSync) {\n			reactDomFlushSyncImpl(',
      '		if (transition) {\n			renderDfd?.resolve();\n			transition.skipTransition();\n			setInterruption',
      '',
    ],
    whole('			deletedFetchers: [],\n			flushSync: false,\n'),
    [
      '				if (useTransitions === false) setStateImpl(newState);\n				else React$1.startTransition(() => {',
      '				await renderPromise;',
      '				React$1.startTransition(() => setStateImpl(newState));\n',
    ],
    whole('let [state, setOptimisticState] = useOptimistic(_state);', 'let state = _state;'),
    whole(
      '		useTransitions,\n		setOptimisticState,\n		onError\n	]);\n	React$1.useLayoutEffect',
      '	]);\n	React$1.useLayoutEffect',
    ),
    whole('		router.window,\n		useTransitions,\n		setOptimisticState\n	]);', '		router.window\n	]);'),
    ['	let fetchersContext = React$1.useMemo(', '	return /* @__PURE__ */ React$1.createElement(React$1.Fragment', ''],
    whole('/* @__PURE__ */ React$1.createElement(FetchersContext.Provider, { value: fetchersContext }, ', '('),
    whole('	let fetcherData = React$1.useRef(/* @__PURE__ */ new Map());\n'),
  ],
  'hooks.js': [
    [
      '	if (locationArg) {\n		let parsedLocationArg',
      '	let pathname = location.pathname || "/";',
      '	location = locationFromContext;\n',
    ],
    ['	if (locationArg && renderedMatches) return', '	return renderedMatches;\n}\nfunction DefaultErrorComponent', ''],
    ['		if (this.context && typeof error === "object" && error && "digest" in error', '		let result = error !== void 0', ''],
    whole('		if (this.context) return /* @__PURE__ */ React$1.createElement(RSCErrorHandler, { error }, result);\n'),
    whole('	static contextType = RSCRouterContext;\n'),
  ],
}
