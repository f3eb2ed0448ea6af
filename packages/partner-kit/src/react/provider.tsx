import type { AddressKind, Copy, CopyIssue, CopyVisitor, InlineLink, Text, ValuesOf, Wording } from '@dining/copy-engine'
import { createContext, useContext, useMemo, type ComponentType, type ReactNode } from 'react'

import type { Partner } from '../partner.ts'
import { copyFor } from './copy-for.ts'

/** The props of the app's link component; the address has already been validated. */
export interface RichLinkProps {
  readonly href: string
  readonly to: AddressKind
  /** Null for an address that is not one of the product's inline links. */
  readonly link: InlineLink | null
  readonly children: ReactNode
}

interface PartnerAccess {
  readonly partner: Partner
  readonly copy: Copy
  readonly Link: ComponentType<RichLinkProps>
}

const PartnerContext = createContext<PartnerAccess | null>(null)

export interface PartnerProviderProps {
  readonly partner: Partner
  readonly visitor: CopyVisitor
  /** The app's component for a link in a text: the router opens pages, the platform other links. */
  readonly link: ComponentType<RichLinkProps>
  /** Called with tokens that could not be shown. */
  readonly onIssue?: (issue: CopyIssue) => void
  readonly children: ReactNode
}

/** Provides the partner and its texts for the visitor to the components below. */
export function PartnerProvider({ partner, visitor, link, onIssue, children }: PartnerProviderProps): ReactNode {
  const { tier, publicId, firstName } = visitor
  const access = useMemo(
    () => ({ partner, copy: copyFor(partner, { tier, publicId, firstName }, onIssue), Link: link }),
    [partner, tier, publicId, firstName, link, onIssue],
  )
  return <PartnerContext value={access}>{children}</PartnerContext>
}

/** @throws outside a PartnerProvider, which is a bug */
export function usePartnerAccess(): PartnerAccess {
  const access = useContext(PartnerContext)
  if (access === null) throw new Error('PartnerProvider is missing above this component')
  return access
}

export function usePartner(): Partner {
  return usePartnerAccess().partner
}

/** The texts of the partner for the visitor. */
export function useCopy(): Copy {
  return usePartnerAccess().copy
}

/** `const say = useSay()`, then `say(forms.tooLong, { label, max })`. */
export function useSay(): <W extends Wording>(text: Text<W>, ...values: ValuesOf<W>) => string {
  return usePartnerAccess().copy.say
}
