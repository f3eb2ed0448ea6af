import { FURTHER_STYLES } from './parts.ts'

/** The server's data about a build; written by partner-build beside the bundles as `manifest.json`. */
export interface BuildManifest {
  readonly partnerId: string
  /** Hash of all bytes of the client; part of the page cache's key. */
  readonly version: string
  /**
   * The `@font-face` rules, which are in the pages and in no style sheet: a browser that reads a face again shows the fallback for a moment.
   */
  readonly faces: string
  /** Client files by path that the entry and each route module need for the first paint. */
  readonly entry: ModuleFiles
  /** By the route module's name: "search" for src/routes/search.tsx. */
  readonly routes: Readonly<Record<string, ModuleFiles>>
}

export interface ModuleFiles {
  /** Script paths, the module itself first. */
  readonly scripts: readonly string[]
  /** Style sheet paths, in cascade order. */
  readonly styles: readonly string[]
}

/** The used parts of Vite's own manifest. */
export interface ViteManifest {
  readonly [source: string]: {
    readonly file: string
    readonly css?: readonly string[]
    readonly imports?: readonly string[]
    readonly dynamicImports?: readonly string[]
    readonly isEntry?: boolean
    readonly isDynamicEntry?: boolean
    readonly src?: string
  }
}

/** Parts that are rendered with the page but whose code loads later: their styles belong to the page (src/app/island.tsx). */
const ISLAND = /\.island\.tsx$/

/** Rules of what appears after a visitor acts, or on other pages: a part that loads later brings them, so its page does not carry them. */
const isFurther = (file: string) => file.includes(`/${FURTHER_STYLES}-`)

/** A module with all its static imports: imports first, so that their styles come first. */
function filesOf(manifest: ViteManifest, key: string): ModuleFiles {
  const seen = new Set<string>()
  const scripts: string[] = []
  const styles: string[] = []
  const islands: string[] = []
  const visit = (name: string, isLater: boolean) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const imported of chunk.imports ?? []) visit(imported, isLater)
    if (!isLater) scripts.push(`/${chunk.file}`)
    styles.push(...(chunk.css ?? []).filter((file) => !isLater || !isFurther(file)).map((file) => `/${file}`))
    islands.push(...(chunk.dynamicImports ?? []).filter((later) => ISLAND.test(later)))
  }
  visit(key, false)
  for (const island of islands) visit(island, true)
  return { scripts: scripts.toReversed(), styles: [...new Set(styles)] }
}

/**
 * Style sheets in the order of the cascade. A part of the interface is on at least as many pages as the rules that adapt it, so the file
 * of more pages comes first.
 */
function inCascadeOrder(all: readonly ModuleFiles[], { scripts, styles }: ModuleFiles): ModuleFiles {
  const pagesOf = (file: string) => all.filter((one) => one.styles.includes(file)).length
  return { scripts, styles: styles.toSorted((a, b) => pagesOf(b) - pagesOf(a)) }
}

const ROUTE_MODULE = /^src\/routes\/([\w-]+)\.tsx$/

interface Description extends Pick<BuildManifest, 'partnerId' | 'version' | 'faces'> {
  readonly manifest: ViteManifest
  /** Path of React's file, which the bundle imports but doesn't contain. */
  readonly react: string
}

/** Converts Vite's manifest to the server's format. */
export function describeBuild({ partnerId, version, faces, manifest, react }: Description): BuildManifest {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (entry === undefined) throw new Error('The client build has no entry')
  const routes = Object.keys(manifest)
    .map((key) => [ROUTE_MODULE.exec(key)?.[1], key] as const)
    .filter((pair): pair is readonly [string, string] => pair[0] !== undefined)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, key]) => [name, filesOf(manifest, key)] as const)
  const all = routes.map(([, files]) => files)
  // The entry's own file only imports the first of its files, which holds its code (parts.ts): pages request that one directly.
  const {
    scripts: [, ...scripts],
    styles,
  } = filesOf(manifest, entry)
  return {
    partnerId,
    version,
    faces,
    entry: { scripts: [...scripts, react], styles },
    routes: Object.fromEntries(routes.map(([name, files]) => [name, inCascadeOrder(all, files)])),
  }
}
