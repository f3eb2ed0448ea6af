import { Outlet } from 'react-router'

export function Shell() {
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}
