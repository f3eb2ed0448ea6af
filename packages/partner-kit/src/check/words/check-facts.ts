import type { Partner } from '../../partner.ts'
import { isObject } from './locations.ts'
import type { WordFinding } from './finding.ts'
import { figureFindings } from './figures.ts'

/** Fields of the configuration that pages show, or that search engines do. */
function shownFields({ routes, features, copy }: Partner): unknown {
  const { partnerNumber, appAnnouncementModal, logoChain } = features
  const number = partnerNumber && { label: partnerNumber.label, help: partnerNumber.help }
  const modal = appAnnouncementModal && {
    title: appAnnouncementModal.title,
    body: appAnnouncementModal.body,
    buttonText: appAnnouncementModal.buttonText,
  }
  return {
    routes,
    features: { partnerNumber: number, appAnnouncementModal: modal, logoChain: logoChain.map(({ name }) => ({ name })) },
    copy: { tokens: copy.tokens },
  }
}

/** Checks the figures in texts of the configuration: titles and descriptions of pages, tokens, the partner number, the announcement. */
export function checkFacts(partner: Partner): readonly WordFinding[] {
  const figures = figureFindings(partner)
  const visit = (value: unknown, path: string): readonly WordFinding[] => {
    if (typeof value === 'string') return figures({ path, text: value })
    if (Array.isArray(value)) return value.flatMap((one: unknown, at) => visit(one, `${path}.${at}`))
    return isObject(value) ? Object.entries(value).flatMap(([key, one]) => visit(one, path === '' ? key : `${path}.${key}`)) : []
  }
  return visit(shownFields(partner), '')
}
