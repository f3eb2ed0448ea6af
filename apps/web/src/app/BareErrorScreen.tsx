import { useRouteError } from 'react-router'

/** Shown when the shell itself fails: it uses no part of the shell. */
export function BareErrorScreen() {
  const error = useRouteError()
  console.error(error)
  return (
    <main id="main">
      <h1>Something went wrong</h1>
      <p>
        <a href="/">Home</a>
      </p>
    </main>
  )
}
