import { LOCAL_RULES } from '../adapters/flags/flag-provider.ts'
import type { CommandDeps } from '../cli/command.ts'
import type { Clock } from '../deps.ts'
import { secretsOf } from './secrets.ts'
import type { Store } from '../store/store.ts'

/** The dependencies of a command that concern no partner. */
export function commandDeps(store: Store, clock: Clock): CommandDeps {
  return {
    store,
    partners: new Map(),
    clock,
    flagProvider: LOCAL_RULES,
    secrets: secretsOf(Buffer.alloc(32)),
    outbox: { dispatch: () => Promise.resolve() },
    settings: { publicOrigin: (id) => `http://${id}`, isServed: () => true, environment: 'test' },
  }
}

/** The operator of commands in tests. */
export const CALLER = { user: 'tester', host: 'test.example' }
