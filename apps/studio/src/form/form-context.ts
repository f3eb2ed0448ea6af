import type { ContentFinding, ContentToken } from '@dining/contract/studio'
import { createContext, use } from 'react'

interface FormFacts {
  /** Id of the partner whose entry it is. */
  readonly partner: string
  readonly tokens: readonly ContentToken[]
  readonly findings: readonly ContentFinding[]
  /** Whether the operator may not change the entry. */
  readonly isReadOnly: boolean
}

const FormContext = createContext<FormFacts>({ partner: '', tokens: [], findings: [], isReadOnly: false })

/** The data of every field of the form. */
export const FormProvider = FormContext.Provider

/** The path of an entry's fields in the form's values. */
export const ROOT = 'fields'

export const usePartnerId = (): string => use(FormContext).partner

export const useIsReadOnly = (): boolean => use(FormContext).isReadOnly

export const useTokens = (): readonly ContentToken[] => use(FormContext).tokens

/** The findings at a field. @param path as the form names it */
export function useFindings(path: string): readonly ContentFinding[] {
  const own = path.slice(ROOT.length + 1)
  return use(FormContext).findings.filter((finding) => finding.path === own)
}

/** Whether there are findings at one of these fields or below it. */
export function useIsFoundAny(paths: readonly string[]): boolean {
  const { findings } = use(FormContext)
  const own = paths.map((path) => path.slice(ROOT.length + 1))
  return findings.some((finding) => own.some((path) => finding.path === path || finding.path.startsWith(`${path}.`)))
}

/** Id of the control at a path, so that a finding can link to it. */
export const idOf = (path: string): string => `field-${path.replaceAll('.', '-')}`
