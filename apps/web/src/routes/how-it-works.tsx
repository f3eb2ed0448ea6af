export function Component() {
  return <h1>How it works</h1>
}
