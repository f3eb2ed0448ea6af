import { texts } from '../text.ts'

/** Screens without the site's navigation: without a connection, and in a native app that is too old (SHELL-14 … SHELL-16). */
export const bareScreen = texts('bareScreen', {
  offlineTitle: 'You are offline',
  offlineBody: 'Check your connection, then try again. Questions? Call {support_phone_link}.',
  tryAgain: 'Try again',
  updateTitle: 'New Version Available', // SHELL-14
  updateBody: 'Update now to keep using the app.', // SHELL-15
  updateNow: 'Update Now', // SHELL-16
})
