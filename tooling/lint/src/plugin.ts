import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

import { isTest, folderRuleFor, refusal } from './layer-check.ts'
import { SQL_IN_REPOSITORIES, WRITES_IN_USE_CASES } from './layers.ts'
import { namesPartner } from './partner-names.ts'

/** The part of the linter's plugin interface that these rules use. */
interface Context {
  readonly filename: string
  report(finding: { message: string; node: unknown }): void
}
interface Source {
  readonly value?: unknown
}

const roots = new Map<string, string>()

/** The top folder above a file: the one with the workspace's file. */
function rootAbove(folder: string): string {
  const known = roots.get(folder)
  if (known !== undefined) return known
  const parent = dirname(folder)
  const root = existsSync(join(folder, 'pnpm-workspace.yaml')) || parent === folder ? folder : rootAbove(parent)
  roots.set(folder, root)
  return root
}

const below = (filename: string) => relative(rootAbove(dirname(filename)), filename)

/** Every import keeps to the table of layers. */
const layers = {
  create(context: Context) {
    const file = below(context.filename)
    const check = (source: Source | null | undefined) => {
      if (typeof source?.value !== 'string') return
      const message = refusal(file, source.value)
      if (message !== undefined) context.report({ message, node: source })
    }
    return {
      ImportDeclaration: (node: { source: Source }) => check(node.source),
      ExportNamedDeclaration: (node: { source?: Source | null }) => check(node.source),
      ExportAllDeclaration: (node: { source: Source }) => check(node.source),
      ImportExpression: (node: { source: Source }) => check(node.source),
      TSImportType: (node: { source?: Source; argument?: Source }) => check(node.source ?? node.argument),
    }
  },
}

/** Exports of a package are listed one by one. */
const noExportAll = {
  create(context: Context) {
    const message = 'Name what is exported: `export *` hides what a package exports, and a change of it is not visible in a review.'
    return { ExportAllDeclaration: (node: unknown) => context.report({ message, node }) }
  },
}

/** Partners are named in their folders only. */
const noPartnerName = {
  create(context: Context) {
    const root = rootAbove(dirname(context.filename))
    const folder = join(root, 'partners')
    if (below(context.filename).startsWith('partners/') || !existsSync(folder)) return {}
    const ids = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    const check = (node: unknown, text: unknown) => {
      const id = typeof text === 'string' ? namesPartner(text, ids) : undefined
      if (id === undefined) return
      const message = `Nothing outside partners/ names a partner ("${id}"): read the folder and choose by feature.`
      context.report({ message, node })
    }
    return {
      Literal: (node: { value: unknown }) => check(node, node.value),
      TemplateElement: (node: { value: { raw: string } }) => check(node, node.value.raw),
      JSXText: (node: { value: string }) => check(node, node.value),
    }
  },
}

interface Member {
  readonly property?: { readonly name?: string }
}
interface Call {
  readonly callee: Member & { readonly object?: Member & { readonly callee?: Member } }
}

const STATEMENTS: ReadonlySet<string> = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'executeSql'])

/** SQL of the API is only in its repositories. */
const sqlInRepositories = {
  create(context: Context) {
    const file = below(context.filename)
    const rule = isTest(file) ? undefined : folderRuleFor([SQL_IN_REPOSITORIES], file)
    if (!rule) return {}
    const report = (node: unknown) => context.report({ message: `No SQL in ${file}: ${rule.why}.`, node })
    return {
      CallExpression: (node: Call) => {
        if (STATEMENTS.has(node.callee.property?.name ?? '')) report(node)
      },
      TaggedTemplateExpression: (node: { readonly tag: { readonly name?: string } }) => {
        if (node.tag.name === 'sql') report(node)
      },
    }
  },
}

const TRANSACTIONS: ReadonlySet<string> = new Set(['tenant', 'owner', 'acrossPartners'])

/** Routes and commands of the API open no transaction that may write. */
const writesInUseCases = {
  create(context: Context) {
    const file = below(context.filename)
    const rule = isTest(file) ? undefined : folderRuleFor(WRITES_IN_USE_CASES, file)
    if (!rule) return {}
    return {
      CallExpression: (node: Call) => {
        const { property, object } = node.callee
        const isReading = object?.property?.name === 'reading' || object?.callee?.property?.name === 'delayed'
        if (!TRANSACTIONS.has(property?.name ?? '') || isReading) return
        context.report({ message: `No transaction that may write in ${file}: ${rule.why}.`, node })
      },
    }
  },
}

/** A finding must be fixed, not disabled. */
const noSwitch = {
  create(context: Context & { sourceCode: { getAllComments(): readonly { value: string }[] } }) {
    const message = 'Do not disable a rule: correct the finding, or change the rule for everybody in oxlint.config.ts.'
    // In a test, an expected type error is a check of the types.
    const type = context.filename.includes('.test.') ? 'ignore|nocheck' : 'ignore|expect-error|nocheck'
    const looksLike = new RegExp(`^\\s*(?:(?:eslint|oxlint)-(?:disable|enable)|@ts-(?:${type}))`)
    return {
      Program: () => {
        for (const comment of context.sourceCode.getAllComments()) {
          if (looksLike.test(comment.value)) {
            context.report({ message, node: comment })
          }
        }
      },
    }
  },
}

export default {
  meta: { name: 'house' },
  rules: {
    layers,
    'no-export-all': noExportAll,
    'no-partner-name': noPartnerName,
    'no-switch': noSwitch,
    'sql-in-repositories': sqlInRepositories,
    'writes-in-use-cases': writesInUseCases,
  },
}
