import { texts } from '../text.ts'

/** In a tab that was opened before the site's newest version. */
export const newVersion = texts('newVersion', {
  text: 'This site has a new version.',
  reload: 'Reload the page',
  later: 'Not now',
})
