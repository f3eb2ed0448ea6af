export { expectToAppear, placeVisitor, resizeWindow } from './screen/browser-state.ts'
export type { Arrival } from './api/commands.ts'
export { openScreen, type OpenScreen, type SentCall } from './screen/open-screen.tsx'
export { PartnerPage, show } from './screen/show.tsx'
