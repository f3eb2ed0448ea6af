import { glob, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

import { allTexts, formsOf } from '@dining/copy-engine/check'

import { sourceTexts } from './source-texts.ts'

/** Where a text is read: on a partner's site, in a mail, in the studio, or on a terminal. */
export const TEXT_GROUPS = ['ui', 'partners', 'mails', 'studio', 'cli'] as const
export type TextGroup = (typeof TEXT_GROUPS)[number]

/** A text of the product and its location. */
export interface ListedText {
  readonly group: TextGroup
  /** Path from the top of the repository. */
  readonly file: string
  readonly line: number
  readonly key: string
  readonly text: string
}

const ENGINE = 'packages/copy-engine/src/texts/*.ts'
/** Keys of the copy engine's texts that are read in mails; a partner's own wording of them has the same. */
const MAIL_KEY = /(?:^|\.)mail\./u

/** The files of each group; mails are among the copy engine's texts. */
const FILES: Readonly<Record<Exclude<TextGroup, 'mails'>, readonly string[]>> = {
  ui: [
    ENGINE,
    'apps/web/{src,app,server}/**/*.{ts,tsx}',
    'apps/card-vault/src/**/*.{ts,tsx}',
    'packages/{account,card-linking,enrollment,favorites,forms,merchant-detail,merchant-search,reservations,session,ui}/src/**/*.{ts,tsx}',
  ],
  partners: ['partners/*/{copy,program,features,routes,partner}.ts', 'partners/*/content/*.ts'],
  studio: ['apps/studio/{src,server}/**/*.{ts,tsx}', 'packages/partner-kit/src/check/**/*.ts'],
  cli: [
    'apps/api/src/cli/**/*.ts',
    'apps/api/src/use-cases/{content,feed,flags,merchants,operators}/**/*.ts',
    'packages/serving/src/**/*.ts',
    'packages/partner-kit/src/node/**/*.ts',
    'tooling/*/src/**/*.ts',
  ],
}

/** Tests, styles, demonstration data and peers of the benchmark. */
const NOT_SHOWN =
  /demo-data\/src\/restaurants|bench\/src\/copy-strings|(?:\.test|\.stories|\.stress|\.css|\.fixture)\.tsx?$|[/\\](?:node_modules|dist|testing|stress|peers)[/\\]|\/test[-\w]*\.tsx?$/u

/** Every text of some groups, by file and line. @param root top of the repository */
export async function collectTexts(root: string, groups: readonly TextGroup[]): Promise<readonly ListedText[]> {
  const wanted = new Set(groups)
  const found: ListedText[] = []
  for (const group of ['ui', 'partners', 'studio', 'cli'] as const) {
    const mails = wanted.has('mails') && (group === 'ui' || group === 'partners')
    if (!wanted.has(group) && !mails) continue
    for (const file of await filesOf(root, FILES[group])) {
      const source = await readFile(join(root, file), 'utf8')
      const listed = sourceTexts(file, source, { labels: group !== 'cli' }).map((text): ListedText => ({
        group: MAIL_KEY.test(text.key) ? 'mails' : group,
        file,
        ...text,
      }))
      found.push(...listed.filter((text) => wanted.has(text.group)))
    }
  }
  return [...found, ...unlisted(found, wanted)]
}

async function filesOf(root: string, patterns: readonly string[]): Promise<readonly string[]> {
  const files = new Set<string>()
  for await (const file of glob([...patterns], { cwd: root })) files.add(file)
  return [...files]
    .map((file) => relative(root, join(root, file)).replaceAll(sep, '/'))
    .filter((file) => !NOT_SHOWN.test(`/${file}`))
    .toSorted()
}

/** Texts of the copy engine that are made from others (`errors.locked.wording`), so that their key has no string. */
function unlisted(found: readonly ListedText[], wanted: ReadonlySet<TextGroup>): readonly ListedText[] {
  const listed = new Set(found.map(({ key }) => key))
  return [...allTexts.values()].flatMap(({ key, wording }): ListedText[] => {
    const group = MAIL_KEY.test(key) ? 'mails' : 'ui'
    const isListed = listed.has(key) || listed.has(`${key}.other`)
    if (isListed || !wanted.has(group)) return []
    return formsOf(wording).map((text) => ({ group, file: 'packages/copy-engine/src/texts', line: 0, key, text }))
  })
}
