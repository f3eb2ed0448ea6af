import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../../..')

/** A test whose title contains an id. */
export interface Proof {
  readonly id: string
  /** From the top of the repository. */
  readonly file: string
  readonly line: number
  /** The title in the source, with its ids. */
  readonly title: string
}

/** Files with tests and stories: those that git tracks or would add, so that builds and packages are excluded. */
const TEST_FILES = ['ts', 'tsx'].flatMap((ending) =>
  ['test', 'stress', 'e2e', 'shared-data', 'stories'].map((kind) => `*.${kind}.${ending}`),
)

/** This package's own tests use ids that are no claims. */
const OWN = 'tooling/requirements/'

/** Every id in the title of a test, in the order of files and lines. */
export function readProofs(): readonly Proof[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate', ...TEST_FILES], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const files = list.split('\0').filter((file) => file !== '' && !file.startsWith(OWN))
  return files.toSorted().flatMap((file) => proofsIn(file, readFileSync(join(ROOT, file), 'utf8')))
}

/** The ids of titles in one file: of each string on a line with an id in brackets. */
export function proofsIn(file: string, source: string): readonly Proof[] {
  return source
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/(['"`])((?:\\.|(?!\1).)*\[[A-Z]+-\d+\](?:\\.|(?!\1).)*)\1/g)].flatMap(([, , title = '']) =>
        [...title.matchAll(/\[([A-Z]+-\d+)\]/g)].map(([, id = '']) => ({ id, file, line: index + 1, title })),
      ),
    )
}
