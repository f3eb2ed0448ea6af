import { partnerSchema } from './schema.ts'

/** The parts of a partner's configuration that consist of named settings; `routes` is by path. */
export const SECTIONS = ['program', 'features', 'support', 'copy', 'wordmark'] as const
export type Section = (typeof SECTIONS)[number]

/** A setting of the configuration. */
export interface Setting {
  readonly section: Section
  readonly name: string
  /** "features.hasVIP". */
  readonly id: string
}

/** Every setting that a partner may have, optional ones included. */
export const SETTINGS: readonly Setting[] = SECTIONS.flatMap((section) =>
  Object.keys(partnerSchema.entries[section].entries).map((name) => ({ section, name, id: `${section}.${name}` })),
)
