export function Component() {
  return <h1>Error</h1>
}
