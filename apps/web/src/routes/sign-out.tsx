export function Component() {
  return <h1>Signing out</h1>
}
