import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** The text of every script, style and manifest of a build; `part` is `client` or `server`. */
export async function bundleText(dist: string, part: 'client' | 'server' | ''): Promise<string> {
  const entries = await readdir(path.join(dist, part), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && /\.(?:js|css|json|svg)$/.test(entry.name))
  const texts = await Promise.all(files.map((entry) => readFile(path.join(entry.parentPath, entry.name), 'utf8')))
  return texts.join('\n')
}

/** Code may write a string with any of three quotes. */
export function holdsString(bundle: string, text: string): boolean {
  return ['"', "'", '`'].some((quote) => bundle.includes(`${quote}${text}`))
}
