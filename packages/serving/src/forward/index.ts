export { createForwarder } from './forwarder.ts'
export type { AnswerHeaders, ForwardFailure, Forwarder, ForwardOptions } from './forwarder.ts'
export { findRequestFault, isPathBelow } from './request-fault.ts'
export type { RequestFault } from './request-fault.ts'
