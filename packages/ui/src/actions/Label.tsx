import type { ReactNode } from 'react'

/** The words of a button or a link as one item beside its icon: as items of their own, a raised ® would stand apart from its word (COPY-24). */
export const Label = ({ children }: { readonly children: ReactNode }) => <span>{children}</span>
