import { createReload } from './gateway/reload.ts'
import { DEV_HELP, readDevOptions } from './options.ts'
import { rebuild } from './run/rebuild.ts'
import { startStack } from './run/stack.ts'
import { watchSources } from './run/watch.ts'
import type { Changed } from './run/watch.ts'
import { addresses } from './table.ts'
import { untilEnded } from './until-ended.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)

/** `pnpm dev <partner>`: what \`pnpm start\` serves, built and started again as its sources change; open pages load again. */
export function runDev(args: readonly string[]): Promise<void> {
  return untilEnded(async (signal) => {
    const order = readDevOptions(args)
    if (order === 'help') return print(DEV_HELP)
    const reload = createReload()
    const stack = await startStack({ ...order, signal, reload, onProgress: print, onLost: print })
    const [partner] = stack.partners
    if (!partner) return
    print(`\n${addresses(stack)}\n  Waiting for changes. Ctrl-C stops it.\n`)
    let work: Promise<void> = Promise.resolve()
    const renew = async (what: Changed) => {
      const started = performance.now()
      const [error] = await Promise.all([what.web ? rebuild(partner.id) : undefined, what.api ? stack.restart('api') : undefined])
      if (error !== undefined) return print(error)
      if (what.web) await stack.restart(`web-${partner.id}`)
      reload.now()
      const parts = [...(what.web ? ['web'] : []), ...(what.api ? ['API'] : [])].join(' and ')
      print(`  ${parts} renewed in ${((performance.now() - started) / 1000).toFixed(1)} s`)
    }
    const close = watchSources(partner.id, (what) => {
      work = work.then(() => renew(what)).catch((error: unknown) => print(error instanceof Error ? error.message : String(error)))
    })
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    close()
    await stack.stop()
  })
}
