import { LinkProvider } from '@dining/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { createBrowserRouter, Link } from 'react-router'
import { RouterProvider } from 'react-router/dom'

import { isTransient } from '../api/error-text.ts'
import { EntriesPage } from '../entries/EntriesPage.tsx'
import { PartnersPage } from '../entries/PartnersPage.tsx'
import { SignOutPage } from '../sign-in/SignOutPage.tsx'
import { PageError } from './PageError.tsx'
import { Shell } from './Shell.tsx'

const queries = new QueryClient({
  defaultOptions: { queries: { retry: (count, fault) => count < 2 && isTransient(fault), refetchOnWindowFocus: false } },
})

const router = createBrowserRouter([
  {
    element: <Shell />,
    errorElement: <PageError />,
    HydrateFallback: () => null,
    children: [
      { index: true, element: <PartnersPage /> },
      { path: 'sign-out', element: <SignOutPage /> },
      { path: 'own-sign-in', lazy: async () => ({ Component: (await import('../own-sign-in/OwnSignInPage.tsx')).OwnSignInPage }) },
      { path: 'schedule', lazy: async () => ({ Component: (await import('../schedule/SchedulePage.tsx')).SchedulePage }) },
      { path: ':partner', element: <EntriesPage /> },
      { path: ':partner/calendar', lazy: async () => ({ Component: (await import('../calendar/CalendarPage.tsx')).CalendarPage }) },
      { path: ':partner/pictures', lazy: async () => ({ Component: (await import('../pictures/PicturesPage.tsx')).PicturesPage }) },
      { path: ':partner/reviews', lazy: async () => ({ Component: (await import('../reviews/ReviewsPage.tsx')).ReviewsPage }) },
      {
        path: ':partner/missing-dines',
        lazy: async () => ({ Component: (await import('../missing-dines/MissingDinesPage.tsx')).MissingDinesPage }),
      },
      { path: ':partner/members', lazy: async () => ({ Component: (await import('../members/MembersPage.tsx')).MembersPage }) },
      { path: ':partner/imports', lazy: async () => ({ Component: (await import('../imports/ImportsPage.tsx')).ImportsPage }) },
      { path: ':partner/imports/new', lazy: async () => ({ Component: (await import('../imports/UploadPage.tsx')).UploadPage }) },
      { path: ':partner/imports/:run', lazy: async () => ({ Component: (await import('../imports/ImportPage.tsx')).ImportPage }) },
      { path: ':partner/flags', lazy: async () => ({ Component: (await import('../flags/FlagsPage.tsx')).FlagsPage }) },
      { path: ':partner/audit', lazy: async () => ({ Component: (await import('../audit/AuditPage.tsx')).AuditPage }) },
      { path: ':partner/:set/:slug', lazy: async () => ({ Component: (await import('../entry/EntryPage.tsx')).EntryPage }) },
      { path: '*', element: <PageError /> },
    ],
  },
])

const RouterLink = ({ href = '/', ...rest }: ComponentProps<'a'>) => <Link to={href} {...rest} />

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <LinkProvider component={RouterLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </QueryClientProvider>
  )
}
