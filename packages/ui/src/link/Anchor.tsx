import { createContext, createElement, use, type ComponentProps, type ElementType, type ReactNode } from 'react'

export type AnchorProps = ComponentProps<'a'>

const LinkContext = createContext<ElementType<AnchorProps>>('a')

/** Says what a link is: the app gives its router's link, in anchor props. Without it links are plain anchors. */
export function LinkProvider({ component, children }: { component: ElementType<AnchorProps>; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** A link as the app makes them. */
export function Anchor(props: AnchorProps) {
  return createElement(use(LinkContext), props)
}
