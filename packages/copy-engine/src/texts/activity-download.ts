import { texts } from '../text.ts'

/** The download of a member's activity as a file. */
export const activityDownload = texts('activityDownload', {
  title: 'Download your activity',
  lead: 'A statement to print or keep (PDF), or a file for spreadsheets (CSV). Cards appear with their last four digits only.',
  period: 'Period',
  all: 'All years',
  csv: 'Download CSV',
  pdf: 'Download PDF',
  downloading: 'Preparing the file…',
  done: '{file} is downloaded.',
})
