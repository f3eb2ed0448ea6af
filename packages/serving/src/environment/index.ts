export { defineEnvironment } from './environment.ts'
export type { EnvironmentDefinition, EnvironmentOf } from './environment.ts'
export { jsonIssues } from './json-issues.ts'
export {
  httpsOrigin,
  httpsOrigins,
  httpsService,
  isThisMachine,
  mustBeSet,
  postgresOverTls,
  privateAddress,
  privateFile,
  smtpOverTls,
  strongSecret,
} from './production-rules.ts'
export type { ProductionRule, Source } from './production-rules.ts'
export { isWeakSecret } from './secret-strength.ts'
export { commaSeparated, httpUrl, listenAddress, origin, originList, originPattern, port, share, text, wholeNumber } from './values.ts'
export { variable } from './variable.ts'
export type { Variable, Variables } from './variable.ts'
