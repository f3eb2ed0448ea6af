import { dirname, join, normalize } from 'node:path'

import { BUILT_FOR_A_PARTNER, LAYERS, OPEN_TO_TESTS, SERVERS_OPEN_TO_TESTS } from './layers.ts'
import type { Layer, FolderRule } from './layers.ts'

const SCOPE = '@dining/'

/** The package that a file belongs to, as its folder: "packages/ui"; undefined for files of the top level. */
function unitOf(path: string): string | undefined {
  return /^(?:packages|apps|partners|tooling)\/[^/]+(?=\/|$)/.exec(path)?.[0]
}

const matches = (pattern: string, unit: string) => pattern === unit || (pattern.endsWith('/*') && unit.startsWith(pattern.slice(0, -1)))

function layerOf(unit: string): Layer | undefined {
  return LAYERS.find((layer) => layer.folders.some((folder) => matches(folder, unit)))
}

/** Whether this is a test, or a part of one. */
export const isTest = (path: string) =>
  /\.(?:test|stress|shared-data|stories|bench)\.tsx?$|\/(?:testing|fixtures)\/|\.config\.ts$/.test(path)

/** Whether the entry "ui" or "ui/theme" of the table allows this import ("ui/theme/tokens"). */
const opens = (entry: string, wanted: string) => wanted === entry || wanted.startsWith(`${entry}/`)

/**
 * Why `file` (relative to the top) may not import `specifier`, in one sentence; undefined if it may.
 * Applies to every kind of import: of values, of types, on demand, and re-exports.
 */
export function refusal(file: string, specifier: string): string | undefined {
  const path = normalize(file).replaceAll('\\', '/')
  const unit = unitOf(path)
  const layer = unit === undefined ? undefined : layerOf(unit)
  if (unit === undefined || layer === undefined) return undefined
  if (specifier.startsWith('.')) return crossing(path, unit, specifier)
  if (specifier === '@partner' || specifier.startsWith('@partner/')) {
    if (BUILT_FOR_A_PARTNER.some((pattern) => matches(pattern, unit))) return undefined
    return `${unit} may not import the partner that is built: it gets the partner through React context or an argument.`
  }
  if (specifier.startsWith('node:')) return onServersOnly(path, unit, layer)
  if (!specifier.startsWith(SCOPE)) return undefined
  return upwards(path, unit, layer, specifier.slice(SCOPE.length))
}

function crossing(path: string, unit: string, specifier: string): string | undefined {
  const target = join(dirname(path), specifier).replaceAll('\\', '/')
  const other = unitOf(target)
  if (other === unit || (other === undefined && !target.startsWith('..'))) return undefined
  return `${unit} may not reach into ${other ?? 'a folder outside the clone'} by a path: import what its package.json exports, by its name.`
}

function onServersOnly(path: string, unit: string, layer: Layer): string | undefined {
  if (!layer.browser || isTest(path)) return undefined
  if (layer.browser.except.some((folder) => path.startsWith(`${unit}/${folder}/`))) return undefined
  return `${unit} may not import Node's modules: it runs in browsers too.`
}

function upwards(path: string, unit: string, layer: Layer, wanted: string): string | undefined {
  const own = unit.split('/')[1] ?? ''
  const isPackage = unit.startsWith('packages/')
  const open = [...layer.may, ...(isTest(path) ? OPEN_TO_TESTS : []), ...(isTest(path) && !isPackage ? SERVERS_OPEN_TO_TESTS : [])]
  if (wanted === own || wanted.startsWith(`${own}/`)) {
    return `${unit} may not import itself by name: use a path, so that no circle goes through its own face.`
  }
  if (open.some((entry) => opens(entry, wanted))) return undefined
  if (isPackage && isTest(path) && SERVERS_OPEN_TO_TESTS.some((entry) => opens(entry, wanted))) {
    return `${unit} may not import ${SCOPE}${wanted}: packages depend on no app. Their tests start servers through ${SCOPE}testing.`
  }
  return `${unit} (${layer.title}) may not import ${SCOPE}${wanted}: ${layer.why}.`
}

/** The rule for this file, relative to the top; undefined if there is none. */
export function folderRuleFor(rules: readonly FolderRule[], file: string): FolderRule | undefined {
  const path = normalize(file).replaceAll('\\', '/')
  const isBelow = (folder: string) => path === folder || path.startsWith(`${folder}/`)
  return rules.find(({ within, except }) => isBelow(within) && !except.some(isBelow))
}
