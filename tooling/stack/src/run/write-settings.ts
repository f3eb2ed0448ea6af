import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes a file of settings that holds secrets, readable only by this user. @returns its path */
export function writeSettings(folder: string, name: string, value: unknown): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(value, undefined, 2), { mode: 0o600 })
  return file
}
