import { useRouteError } from 'react-router'

/** Shown when the shell itself breaks: nothing of it can be relied on, so this stands alone. */
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
