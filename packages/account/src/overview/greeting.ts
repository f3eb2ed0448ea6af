import { account } from '@dining/copy-engine/texts/account'
import { useBrowserValue } from '@dining/ui'

/** Hours of the visitor's clock at which each greeting starts. */
const GREETINGS = [
  { from: 18, text: account.goodEvening },
  { from: 12, text: account.goodAfternoon },
  { from: 5, text: account.goodMorning },
  { from: 0, text: account.goodEvening },
] as const

/** The greeting at an hour of the day, 0 to 23. */
export function greetingAt(hour: number) {
  return GREETINGS.find(({ from }) => hour >= from)?.text ?? account.hello
}

/** The greeting by the visitor's clock. The server does not have it and uses "hello"; so does the first render in the browser. */
export function useGreeting() {
  return useBrowserValue(() => greetingAt(new Date().getHours()), account.hello)
}
