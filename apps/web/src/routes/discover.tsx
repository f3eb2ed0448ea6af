export function Component() {
  return <h1>Discover</h1>
}
