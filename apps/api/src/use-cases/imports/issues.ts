import { fail } from '@dining/domain'

import { isIssueKind, textsOf, type IssueKind, type Word, type WordsOf } from './issue-kinds.ts'

/** What is wrong with a value of a file, as data. */
export interface ValueIssue {
  readonly kind: IssueKind
  /** Numbers and words of ours that the texts need; stored. */
  readonly words: readonly string[]
  /** Values of the file that the command line shows; never stored. Empty where a file names members. */
  readonly fromFile: readonly string[]
}

/** What is wrong with a field of a line. */
export interface LineIssue extends ValueIssue {
  /** Our name of the field; '' if the issue concerns the whole line. */
  readonly field: string
}

/** An issue as it is stored: without any value of the file. */
export interface StoredIssue {
  readonly field: string
  /** A kind, possibly one of another version. */
  readonly reason: string
  readonly words: readonly string[]
}

const written = (word: Word): string => (typeof word === 'number' ? String(word) : word.join(', '))

/** An issue that shows nothing of the file. */
export const issue = <Kind extends IssueKind>(kind: Kind, ...words: WordsOf<Kind>): ValueIssue => issueShowing([], kind, ...words)

/** An issue with which the command line shows values of the file. */
export const issueShowing = <Kind extends IssueKind>(fromFile: readonly string[], kind: Kind, ...words: WordsOf<Kind>): ValueIssue => ({
  kind,
  words: words.map(written),
  fromFile,
})

/** A failure that shows nothing of the file. */
export const refuse = <Kind extends IssueKind>(kind: Kind, ...words: WordsOf<Kind>) => fail(issue(kind, ...words))

/** Fills a text in one pass, so that a value with braces stays as it is. */
const filled = (text: string, words: readonly string[], fromFile: readonly string[] = []): string =>
  text.replaceAll(/\{(file )?(\d)\}/gu, (_, ofFile: string | undefined, at: string) => (ofFile ? fromFile : words)[Number(at)] ?? '')

/** An issue as the command line writes it, with its values of the file: `rating is not between 0 and 5: "x"`. */
export function issueText({ field, kind, words, fromFile }: LineIssue): string {
  const { reason, line = reason } = textsOf(kind)
  const text = filled(fromFile.length > 0 && !line.includes('{file') ? `${line}: {file 0}` : line, words, fromFile)
  return field === '' ? text : `${field} ${text}`
}

/** What is kept of an issue. */
export const storedIssue = ({ field, kind, words }: LineIssue): StoredIssue => ({ field, reason: kind, words })

/** For rows of the database whose kind this version does not have: one of an older or a newer version. */
const OTHER_VERSION = {
  reason: 'has a value that cannot be used',
  remedy: 'Compare it with the description of the file: run the command with --help.',
}

/** A stored issue in the words of the studio: "amount is missing.", and what to do. */
export function studioWords({ field, reason: kind, words }: StoredIssue): { readonly reason: string; readonly remedy: string } {
  const { reason, remedy } = isIssueKind(kind) ? textsOf(kind) : OTHER_VERSION
  const sentence = `${field === '' ? 'The row' : field} ${filled(reason, words)}`
  return { reason: sentence.endsWith('.') ? sentence : `${sentence}.`, remedy }
}
