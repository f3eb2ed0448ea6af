import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'

/** Folder of the dashboards, for import in Grafana. */
const DASHBOARDS = join(import.meta.dirname, '../grafana')

const targetSchema = v.looseObject({ expr: v.pipe(v.string(), v.nonEmpty()), refId: v.string() })
const panelSchema = v.looseObject({
  id: v.number(),
  title: v.pipe(v.string(), v.nonEmpty()),
  type: v.string(),
  description: v.optional(v.string()),
  gridPos: v.object({ x: v.number(), y: v.number(), w: v.number(), h: v.number() }),
  targets: v.optional(v.array(targetSchema), []),
})
const dashboardSchema = v.looseObject({
  uid: v.string(),
  title: v.string(),
  schemaVersion: v.number(),
  panels: v.array(panelSchema),
  templating: v.looseObject({ list: v.array(v.looseObject({ name: v.string(), type: v.string(), query: v.optional(v.unknown()) })) }),
})
export type Dashboard = v.InferOutput<typeof dashboardSchema>

/** The dashboards by the names of their files. Throws for one that Grafana would not import. */
export async function readDashboards(): Promise<ReadonlyMap<string, Dashboard>> {
  const names = (await readdir(DASHBOARDS)).filter((name) => name.endsWith('.json'))
  const read = async (name: string) =>
    [name, v.parse(v.pipe(v.string(), v.parseJson(), dashboardSchema), await readFile(join(DASHBOARDS, name), 'utf8'))] as const
  return new Map(await Promise.all(names.map(read)))
}

/** A metric in a query, with the labels that the query names of it. */
interface QueriedMetric {
  readonly name: string
  readonly labels: readonly string[]
}

const words = (list: string) =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** The metrics of a PromQL query, and the labels by which it selects or groups. */
export function metricsIn(expr: string): readonly QueriedMetric[] {
  const grouped = Array.from(expr.matchAll(/\b(?:by|without)\s*\(([^)]*)\)/g), ([, list = '']) => words(list)).flat()
  // What remains of the query: names, selectors and numbers.
  const bare = expr.replaceAll(/\b(?:by|without)\s*\([^)]*\)/g, '')
  return Array.from(bare.matchAll(/\b([a-z_]+_[a-z_]+)\s*(?:\{([^}]*)\})?\s*\[/g), ([, name = '', selector = '']) => ({
    name,
    labels: [...Array.from(selector.matchAll(/([a-z_]+)\s*(?:=~|!~|!=|=)/g), ([, label = '']) => label), ...grouped],
  }))
}
