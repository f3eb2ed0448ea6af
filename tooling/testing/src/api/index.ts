export { startApi, type RealApi } from './real-api.ts'
export type { Fixture, Visitor } from './commands.ts'
export { startVault, type RealVault } from './real-vault.ts'
