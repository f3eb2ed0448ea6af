export {
  type AnswerOf,
  type ApiClient,
  type ApiError,
  ApiFailure,
  type CallName,
  type CallOf,
  type CallOptions,
  isNotFound,
  isUnauthorized,
  lazyClient,
  minutesToWait,
} from './api-client.ts'
export { ApiProvider, loadFlags, shownSplits, useApi, useFlag, useFlags } from './react.ts'
export { answerReauthentication, withReauthentication } from './reauthentication.ts'
export { createTokenKeeper, TOKEN_RETRIES, TOKEN_TIMEOUT_MS, type TokenKeeper, type TokenSource } from './token.ts'
