import { data } from 'react-router'

export const loader = async () => data(null, { status: 404 })

export function Component() {
  return <h1>Not found</h1>
}
