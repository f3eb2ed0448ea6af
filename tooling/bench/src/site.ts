import { join } from 'node:path'

import { ROOT, stackSigner, startStack, type StackOptions } from '@dining/stack'

/** A partner's whole installation, running for a benchmark on separate data. */
export interface Site {
  /** As browsers see it. */
  readonly origin: string
  /** The partner's web server and the API, without the gateway. */
  readonly web: string
  readonly api: string
  /** The card vault, as browsers see it. */
  readonly cards: string
  /** The installation's own folder, with the keys of its processes. */
  readonly dataDir: string
  /** The API's own folder, for commands of operators. */
  readonly apiData: string
  /** Signs requests to the API as the partner's web server does. */
  readonly sign: ReturnType<typeof stackSigner>
  readonly stop: () => Promise<void>
}

/** Partners' sites in one installation. */
interface Sites {
  /** In the order of the ids; the origin is as browsers see it. */
  readonly sites: readonly { readonly partner: string; readonly origin: string }[]
  readonly stop: () => Promise<void>
}

const optionsFor = (partners: readonly string[], say: (line: string) => void): StackOptions => ({
  captcha: 'off',
  partners,
  port: 0,
  dataDir: join(ROOT, '.cache/bench/data'),
  env: { LOG_LEVEL: 'silent' },
  onProgress: say,
})

/** Builds and starts the sites of some partners in one installation, on the data of `openSite`. */
export async function openSites(partners: readonly string[], say: (line: string) => void): Promise<Sites> {
  const stack = await startStack(optionsFor(partners, say))
  return { sites: stack.partners.map(({ id, origin }) => ({ partner: id, origin })), stop: stack.stop }
}

interface SiteOptions {
  /** Address of a PostgreSQL database; without one the data is kept in .cache/bench. */
  readonly database?: string | undefined
  /** Variables of the processes. */
  readonly env?: Readonly<Record<string, string>>
}

/** Builds and starts a partner's installation; the data is prepared on the first run. */
export async function openSite(partner: string, say: (line: string) => void, { database, env }: SiteOptions = {}): Promise<Site> {
  const options = optionsFor([partner], say)
  const stack = await startStack({ ...options, env: { ...options.env, ...env }, ...(database === undefined ? {} : { database }) })
  const origin = stack.partners[0]?.origin
  const web = stack.direct.web[partner]
  if (!origin || !web) throw new Error(`${partner} was not started`)
  return {
    origin,
    web,
    api: stack.direct.api,
    cards: stack.cards,
    dataDir: stack.dataDir,
    apiData: join(stack.dataDir, 'api'),
    sign: stackSigner(stack.dataDir, partner),
    stop: stack.stop,
  }
}
