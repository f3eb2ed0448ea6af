import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How the API and the sites reach a service of the local stack, and it them. */
export interface Addresses {
  /** Origin of a host name, as browsers see it. */
  readonly origin: (host: string) => string
  /** Port of the gateway, behind which the sites are. */
  readonly gatewayPort: number
  /** Where the API reaches the service: Node resolves no `*.localhost`. */
  readonly reachedAt: string
}

/** Writes a file of settings that holds secrets, readable only by this user. @returns its path */
export function writeSettings(folder: string, name: string, value: unknown): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(value, undefined, 2), { mode: 0o600 })
  return file
}
