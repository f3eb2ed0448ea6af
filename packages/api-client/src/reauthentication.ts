import type { ApiClient } from './api-client.ts'

/** Asks the member to prove again who they are. @returns false if they do not want to */
type Ask = () => Promise<boolean>

let ask: Ask | null = null
let asking: Promise<boolean> | null = null

/** Sets what asks the member; the shell of the site does. @returns ends it */
export function answerReauthentication(by: Ask): () => void {
  ask = by
  return () => {
    if (ask === by) ask = null
  }
}

/** Calls that are refused at the same time are answered by one question. */
function askOnce(by: Ask): Promise<boolean> {
  asking ??= by().finally(() => (asking = null))
  return asking
}

/**
 * The client for screens: a sensitive call that the server refuses until the member has proved again who they are is made again after that, so that a
 * screen only waits longer. Without the proof the call's result is the refusal.
 */
export function withReauthentication(client: ApiClient): ApiClient {
  return {
    async call(name, call, options) {
      const answer = await client.call(name, call, options)
      if (answer.ok || answer.error.kind !== 'problem' || answer.error.code !== 'reauthentication-required' || !ask) return answer
      return (await askOnce(ask)) ? client.call(name, call, options) : answer
    },
  }
}
