import type { Wording } from '@dining/copy-engine'
import type { Partner } from '@dining/partner-kit'
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite'

/**
 * Areas of texts that are divided. Each has a shared file in parts.ts for texts that several parts need; and no screen takes one of its texts by a computed
 * name, for which the bundler would make an object of all.
 */
const DIVIDED: readonly string[] = [
  'account',
  'activation',
  'activity',
  'earn',
  'enrollment',
  'errors',
  'forms',
  'home',
  'merchant',
  'passkey',
  'recovery',
  'reportedDines',
  'reservations',
  'shell',
  'shortlist',
  'statementCredit',
]

/** Areas whose wordings other texts contain, or stand for an editor's: a partner's override replaces its own text only. */
const CONTAINED: readonly string[] = ['activation', 'errors', 'forms']

/** The overrides of the product's texts that pages show; the others are in mails. */
export const wordingsOfPages = ({ copy }: Pick<Partner, 'copy'>): ReadonlyMap<string, Wording> =>
  new Map(Object.entries(copy.texts).filter(([key]) => !key.startsWith('mail.')))

/** A text of a module. */
interface OwnText {
  readonly name: string
  /** The place of its wording in the code. */
  readonly start: number
  readonly end: number
  readonly isLiteral: boolean
}

/** A statement `export const <id> = texts('<area>', { … })`. */
interface Area {
  readonly id: string
  readonly area: string
  readonly start: number
  readonly end: number
  readonly texts: readonly OwnText[]
}

const nameOf = (key: ESTree.PropertyKey) =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined

const isLiteral = (value: ESTree.Expression): boolean =>
  value.type === 'Literal' ||
  (value.type === 'ObjectExpression' &&
    value.properties.every((property) => property.type === 'Property' && property.value.type === 'Literal'))

function areasOf(code: string): readonly Area[] {
  const found: Area[] = []
  new Visitor({
    ExportNamedDeclaration({ start, end, declaration }) {
      const [variable] = declaration?.type === 'VariableDeclaration' ? declaration.declarations : []
      if (variable?.id.type !== 'Identifier' || variable.init?.type !== 'CallExpression') return
      const { callee, arguments: given } = variable.init
      const [area, wordings] = given
      if (callee.type !== 'Identifier' || callee.name !== 'texts') return
      if (area?.type !== 'Literal' || wordings?.type !== 'ObjectExpression') return
      const texts = wordings.properties.flatMap((property): readonly OwnText[] => {
        const name = property.type === 'Property' ? nameOf(property.key) : undefined
        if (property.type !== 'Property' || name === undefined) return []
        const { value } = property
        return [{ name, start: value.start, end: value.end, isLiteral: isLiteral(value) }]
      })
      found.push({ id: variable.id.name, area: String(area.value), start, end, texts })
    },
  }).visit(parseSync('texts.ts', code).program)
  return found
}

/** A module of texts for a partner's pages: its own code, and the modules of single texts that it exports, by their ids. */
interface Divided {
  readonly code: string
  readonly modules: ReadonlyMap<string, string>
}

const asExport = (name: string) => (/^\w+$/.test(name) ? name : JSON.stringify(name))

/**
 * Divides a module of texts, so that a page has only the texts that it names, each with the partner's wording in place of the product's.
 * @param id path of the module
 * @param code its TypeScript, which calls `texts(area, wordings)`
 * @param own the partner's wordings by key
 */
export function divided(id: string, code: string, own: ReadonlyMap<string, Wording>): Divided {
  const modules = new Map<string, string>()
  let rest = code
  for (const { id: name, area, start, end, texts } of areasOf(code).toReversed()) {
    const wordingOf = (text: OwnText) => {
      const wording = CONTAINED.includes(area) ? undefined : own.get(`${area}.${text.name}`)
      return wording === undefined ? code.slice(text.start, text.end) : JSON.stringify(wording)
    }
    if (!DIVIDED.includes(name) || texts.some((text) => !text.isLiteral)) {
      for (const text of texts.toReversed()) rest = rest.slice(0, text.start) + wordingOf(text) + rest.slice(text.end)
      continue
    }
    const all = `${id}.${name}.js`
    const exported = texts.map((text) => {
      const one = `${id}.${name}.${text.name}.js`
      const key = `${area}.${text.name}`
      // By its key, the partner's override is found.
      const keyed = CONTAINED.includes(area) && own.has(key) ? `key: ${JSON.stringify(key)}, ` : ''
      modules.set(one, `export const text = { ${keyed}wording: ${wordingOf(text)} }`)
      return `export { text as ${asExport(text.name)} } from ${JSON.stringify(one)}`
    })
    modules.set(all, exported.join('\n'))
    rest = `${rest.slice(0, start)}export * as ${name} from ${JSON.stringify(all)}${rest.slice(end)}`
  }
  return { code: rest, modules }
}

/** Wordings of a partner that stay overrides by key, since other texts contain what they override. */
export const keptOverrides = (partner: Pick<Partner, 'copy'>): Partner['copy']['texts'] =>
  Object.fromEntries([...wordingsOfPages(partner)].filter(([key]) => CONTAINED.includes(key.split('.')[0] ?? '')))

/**
 * Gives each text a module of its own in the bundle of browsers, so that texts which only some state or part needs are in that part's file; a partner's
 * wordings are in their place. In browsers a text has no key. The server's bundle has all texts and the partner's overrides.
 */
export function ownTexts(partner: Pick<Partner, 'copy'>): Plugin {
  const own = wordingsOfPages(partner)
  const modules = new Map<string, string>()
  return {
    name: 'own-texts',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/copy-engine\/src\/texts\/[\w-]+\.ts\..+\.js$/ },
      handler: (id) => (modules.has(id) ? { id, moduleSideEffects: false } : undefined),
    },
    load: {
      filter: { id: /\/copy-engine\/src\/texts\/[\w-]+\.ts\..+\.js$/ },
      handler: (id) => modules.get(id),
    },
    transform: {
      filter: { id: /\/copy-engine\/src\/texts\/[\w-]+\.ts$/ },
      handler(code, id) {
        const result = divided(id, code, own)
        for (const [one, text] of result.modules) modules.set(one, text)
        return result.code
      },
    },
  }
}
