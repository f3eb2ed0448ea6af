export { apiEnvironment } from './environment.ts'
export { commandEnvironment } from '../cli/command-environment.ts'
