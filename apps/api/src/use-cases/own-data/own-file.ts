import type { Program } from '@dining/partner-kit'

/** A name for files: letters, digits and hyphens. Normalization would make letters of the mark of a trademark. */
const slug = (name: string) =>
  name
    .replaceAll(/[™℠®©]/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** "rapid-rewards-dining-activity-2026.csv" @param what of the program it holds */
export const fileNameOf = ({ programName }: Pick<Program, 'programName'>, what: string, extension: string) =>
  `${slug(programName)}-${what}.${extension}`
