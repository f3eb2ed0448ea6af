import type { RouteObject } from 'react-router'

import { ErrorScreen } from './app/ErrorScreen.tsx'
import { Shell } from './app/Shell.tsx'
import { loadShell } from './app/shell-loader.ts'
import { route } from './app/route.ts'

/** Every route of this partner's app. One that the partner doesn't have is not in its bundle (ROUTE-37, ROUTE-43, ROUTE-44). */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'shell',
      Component: Shell,
      ErrorBoundary: ErrorScreen,
      loader: loadShell,
      shouldRevalidate: () => false,
      children: [
        __HAS_DISCOVER_HOME__
          ? route('discover', '/', () => import('./routes/discover.tsx'))
          : route('how-it-works', '/', () => import('./routes/how-it-works.tsx')),
        ...(__HAS_DISCOVER_PAGE__ ? [route('discover@sub', '/discover/*', () => import('./routes/discover.tsx'))] : []),
        route('how-it-works@alone', '/how-it-works', () => import('./routes/how-it-works.tsx')),
        route('how-it-works@earn', '/earn/how-it-works', () => import('./routes/how-it-works.tsx')),
        route('sign-out', '/SignOut', () => import('./routes/sign-out.tsx')),
        route('error', '/error/*', () => import('./routes/error.tsx')),
        route('not-found', '*', () => import('./routes/not-found.tsx')),
      ],
    },
  ]
}
