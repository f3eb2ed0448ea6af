import * as v from 'valibot'

const USAGE = 'Usage: pnpm --filter @dining/card-vault keys rotate frame|data|master'

const environmentSchema = v.object({ VAULT_URL: v.pipe(v.string(), v.url()), VAULT_TOKEN: v.pipe(v.string(), v.minLength(32)) })

/** Rotates a key of a running vault. Returns the exit code; the result is written to `say`. */
export async function rotateKey(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  say: (line: string) => void,
): Promise<number> {
  const [command, key = ''] = args
  if (command !== 'rotate' || args.length !== 2 || !['frame', 'data', 'master'].includes(key)) {
    say(USAGE)
    return 2
  }
  const parsed = v.safeParse(environmentSchema, environment)
  if (!parsed.success) {
    say("Set VAULT_URL to the vault's internal address and VAULT_TOKEN to its token.")
    return 2
  }
  const { VAULT_URL: url, VAULT_TOKEN: token } = parsed.output
  try {
    const response = await fetch(new URL('/keys/rotate', url), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ key }),
    })
    if (response.ok) {
      say(`Rotated the ${key} key.`)
      return 0
    }
    say(`The vault answered ${response.status}: check VAULT_TOKEN and the vault's log.`)
  } catch {
    say('The vault does not answer: check VAULT_URL.')
  }
  return 1
}

if (import.meta.main) process.exitCode = await rotateKey(process.argv.slice(2), process.env, console.log)
