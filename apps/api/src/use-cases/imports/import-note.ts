import type { StudioImport } from '@dining/contract/studio'

import type { ImportRunRow } from '../../store/repositories/import-run.ts'

/** What the counts of an import do not say about its end, and what to do; null for nothing. */
export function importNote(
  {
    kind,
    outcome,
    outcome_line: line,
    refused,
    rows_read: read,
    is_preview: isPreview,
  }: Pick<ImportRunRow, 'is_preview' | 'kind' | 'outcome' | 'outcome_line' | 'refused' | 'rows_read'>,
  state: StudioImport['state'],
): string | null {
  if (isPreview) return previewNote({ outcome, line, refused, read }, state)
  // Restaurants are replaced in one step at the end; other files are imported in batches, and a row that is imported again changes nothing.
  const isWhole = kind === 'merchants'
  const kept = isWhole ? 'Nothing was changed.' : 'The rows before it were imported.'
  if (state === 'interrupted')
    return `The process that imported it has given no sign for some minutes. ${
      isWhole ? 'If it has ended, nothing was changed.' : 'The rows that it had finished are imported.'
    } Import the same file again.`
  switch (outcome) {
    case null:
      return null
    case 'same-file':
      return 'The restaurants come from this file already, so nothing was changed.'
    case 'malformed':
      return `Line ${line ?? 0} is not of the file’s format. Nothing was changed. Correct the file and import it again.`
    case 'unreadable':
      return `The file could not be read to its end. ${kept} Get the whole file and import it again.`
    case 'empty':
      return 'The file has no rows. Nothing was changed.'
    case 'mostly-refused':
      return `${refused.toLocaleString('en-US')} of ${read.toLocaleString('en-US')} rows were refused. Nothing was changed. Check that the mapping fits this file.`
    case 'overtaken':
      return 'Another import began meanwhile. Nothing was changed. Import this file again.'
    case 'stopped':
      return `The import stopped because of an error of the installation. ${isWhole ? kept : 'The rows that it had finished are imported.'} Import the same file again; if it stops again, ask those who run the installation.`
  }
}

interface PreviewEnd {
  readonly outcome: ImportRunRow['outcome']
  readonly line: number | null
  readonly refused: number
  readonly read: number
}

/** What the counts of a preview, which changes nothing, do not say about its end. */
function previewNote({ outcome, line, refused, read }: PreviewEnd, state: StudioImport['state']): string | null {
  if (state === 'interrupted') return 'The process that read the file has given no sign for some minutes. Read it again.'
  switch (outcome) {
    case null:
      return null
    case 'same-file':
      return 'The restaurants come from this file already. Importing it would change nothing.'
    case 'malformed':
      return `Line ${line ?? 0} is not of the file’s format. Correct the file and choose it again.`
    case 'unreadable':
      return 'The file cannot be read to its end. Get the whole file and choose it again.'
    case 'empty':
      return 'The file has no rows. Choose another one.'
    case 'mostly-refused':
      return `${refused.toLocaleString('en-US')} of ${read.toLocaleString('en-US')} rows were refused. Such a file is not imported. Check that the mapping fits this file.`
    case 'overtaken':
      return 'An import began meanwhile. Read the file again.'
    case 'stopped':
      return 'Reading stopped because of an error of the installation. Read the file again; if it stops again, ask those who run the installation.'
  }
}
