export { activityPage, firstActivityPage, pageOf } from './activity/activity-page.ts'
export { ActivityScreen } from './activity/ActivityScreen.tsx'
export { AccountPage } from './AccountPage.tsx'
export { OverviewScreen } from './overview/OverviewScreen.tsx'
