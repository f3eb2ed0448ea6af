export { startApi, type RealApi } from './real-api.ts'
export type { Scene, Visitor } from './commands.ts'
