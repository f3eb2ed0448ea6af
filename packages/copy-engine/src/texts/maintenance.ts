import { texts } from '../text.ts'

/** The notice in place of a page during maintenance (SHELL-22 … SHELL-29). */
export const maintenance = texts('maintenance', {
  title: "We're Working On It", // SHELL-25
  login: 'We are resolving an issue with the login process. Please check back later.', // SHELL-26
  enrollment: 'We are resolving an issue with the enrollment process. Please check back later.', // SHELL-27
  all: 'We are resolving an issue. Please check back later.', // SHELL-28
})
