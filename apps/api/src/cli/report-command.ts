import { succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

import { defineCommand, type Command, type CommandDeps, type Description, type Print } from './command.ts'

/** What a command has found, for machines and for people. */
export interface Report {
  /** In the words of the product: amounts with their unit in the name, times in ISO 8601. */
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  readonly lines: readonly string[]
  /** 0 if omitted. */
  readonly exit?: number
}

interface ReportDescription<Request extends v.GenericSchema> extends Omit<Description<Request>, 'run' | 'isOneChange'> {
  /** @returns null after it has printed why there is no report */
  readonly report: (deps: CommandDeps, request: v.InferOutput<Request>, print: Print) => Promise<Report | null>
}

/** A command that shows what is stored, with `--json` for machines: one object per line. */
export function defineReport<Request extends v.GenericSchema>(description: ReportDescription<Request>): Command {
  const { report, read, request: schema, ...rest } = description
  type Sent = Result<{ readonly json: boolean; readonly request: v.InferInput<Request> }, string>
  return defineCommand({
    ...rest,
    usage: `${rest.usage} [--json]`,
    optionsHelp: [...rest.optionsHelp, ['--json', 'one object per line, for machines']],
    options: { ...rest.options, json: { type: 'boolean' } },
    request: v.object({ json: v.boolean(), request: schema }),
    read: (typed): Sent => {
      const request = read(typed)
      return request.ok ? succeed({ json: typed.values['json'] === true, request: request.value }) : request
    },
    async run(deps, { json, request }, print) {
      const found = await report(deps, request, print)
      if (!found) return 1
      for (const line of json ? found.rows.map((row) => JSON.stringify(row)) : found.lines) print(line)
      return found.exit ?? 0
    },
  })
}
