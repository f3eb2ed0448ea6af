import titles from '@partner/titles'

import { pageMeta, type PageMeta } from '../app/meta.ts'

/** Title and description of a page that was navigated to. */
export const metaOf = (page: Omit<Parameters<typeof pageMeta>[0], 'titles'>): PageMeta => pageMeta({ ...page, titles })

/** Sets the head, and announces the new title to screen readers. */
export function describe({ title, description, keywords }: PageMeta): void {
  document.title = title
  document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  document.querySelector('meta[name="keywords"]')?.setAttribute('content', keywords)
  // The address of the page that the server sent, which a browser's share button would share.
  document.querySelector('[rel=canonical]')?.remove()
  const announcer = document.getElementById('announcer')
  if (announcer) announcer.textContent = title
}
