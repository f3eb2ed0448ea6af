import { createContext, createElement, use, type ComponentProps, type ElementType, type ReactNode } from 'react'

export type AnchorProps = ComponentProps<'a'>

const LinkContext = createContext<ElementType<AnchorProps>>('a')

/** Provides the link component: the app passes its router's link, with anchor props. Without it links are plain anchors. */
export function LinkProvider({ component, children }: { component: ElementType<AnchorProps>; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** A link with the app's component. */
export function Anchor(props: AnchorProps) {
  return createElement(use(LinkContext), props)
}
