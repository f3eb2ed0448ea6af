/**
 * The frames of the provider: the fields of a card, and the question of its bank. They answer the page that framed them with what Stripe.js answers, and
 * never with the number. Served without its types (`../app.ts`).
 */
;(() => {
  type Data = Readonly<Record<string, unknown>>
  if (parent === window) return

  async function post(key: string, clientSecret: string, path: string, body: Readonly<Record<string, string>>): Promise<Data> {
    const [id = ''] = clientSecret.split('_secret_')
    const answer = await fetch(`/v1/setup_intents/${id}/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: new URLSearchParams({ client_secret: clientSecret, ...body }),
    })
    const data = (await answer.json()) as Data
    return answer.ok ? { setupIntent: data } : { error: data['error'] }
  }
  const LOST = { error: { type: 'api_connection_error', message: 'We could not reach the payment provider. Please try again.' } }
  const answerWith = (port: MessagePort, work: Promise<Data>) =>
    work.then(
      (result) => port.postMessage(result),
      () => port.postMessage(LOST),
    )

  function showBank(bank: HTMLElement): void {
    addEventListener('message', (message: MessageEvent<Data>) => {
      const { kind, key, clientSecret } = message.data
      const [port] = message.ports
      if (message.source !== parent || kind !== 'authenticate' || !port) return
      bank.addEventListener('click', ({ target }) => {
        if (!(target instanceof HTMLButtonElement)) return
        void answerWith(port, post(String(key), String(clientSecret), 'authenticate', { authentic: target.value }))
      })
    })
    bank.querySelector('button')?.focus()
    parent.postMessage({ kind: 'hello' }, '*')
  }

  function showFields(form: HTMLFormElement): void {
    let start: { readonly key: string; readonly clientSecret: string; readonly origin: string } | null = null
    const input = (name: string) => {
      const found = form.elements.namedItem(name)
      if (!(found instanceof HTMLInputElement)) throw new Error(`No field ${name}`)
      return found
    }
    const [number, expiry, cvc] = [input('number'), input('expiry'), input('cvc')]
    const digits = (text: string) => text.replaceAll(/\D/g, '')

    /** The page's origin is not known before its first message. */
    const send = (data: Data) => parent.postMessage(data, start?.origin ?? '*')
    const tellHeight = () => send({ kind: 'height', value: document.documentElement.offsetHeight })

    const ISSUES: readonly (readonly [HTMLInputElement, () => string])[] = [
      [number, () => (digits(number.value).length < 13 ? 'Your card number is incomplete.' : '')],
      [expiry, () => (digits(expiry.value).length < 4 ? "Your card's expiration date is incomplete." : '')],
      [cvc, () => (digits(cvc.value).length < 3 ? "Your card's security code is incomplete." : '')],
    ]
    function show(field: HTMLInputElement, text: string) {
      field.setAttribute('aria-invalid', String(text !== ''))
      const place = document.getElementById(`${field.name}-issue`)
      if (place) place.textContent = text
      tellHeight()
    }

    form.addEventListener('input', ({ target }) => {
      if (target === number)
        number.value = digits(number.value)
          .slice(0, 19)
          .replaceAll(/(\d{4})(?=\d)/g, '$1 ')
      if (target === expiry)
        expiry.value = digits(expiry.value)
          .slice(0, 4)
          .replace(/^(\d\d)(\d)/, '$1 / $2')
      if (target === cvc) cvc.value = digits(cvc.value).slice(0, 4)
      if (target instanceof HTMLInputElement) show(target, '')
      const isEmpty = [number, expiry, cvc].every(({ value }) => value === '')
      send({ kind: 'change', complete: ISSUES.every(([, issue]) => issue() === ''), empty: isEmpty })
    })

    async function confirm(): Promise<Data> {
      const open = ISSUES.map(([field, issue]) => [field, issue()] as const).filter(([, text]) => text !== '')
      for (const [field, text] of open) show(field, text)
      const [first] = open
      if (first) {
        first[0].focus()
        return { error: { type: 'validation_error', code: 'incomplete', message: first[1] } }
      }
      const date = digits(expiry.value)
      const body = { number: number.value, month: date.slice(0, 2), year: `20${date.slice(2)}`, cvc: cvc.value }
      return post(start?.key ?? '', start?.clientSecret ?? '', 'confirm', body)
    }

    function apply(appearance: Data) {
      const variables = (appearance['variables'] ?? {}) as Readonly<Record<string, string>>
      const { style } = document.documentElement
      const names = [
        ['colorText', '--text'],
        ['colorTextSecondary', '--quiet'],
        ['colorBackground', '--surface'],
        ['colorDanger', '--danger'],
        ['colorPrimary', '--focus'],
        ['borderRadius', '--radius'],
      ] as const
      for (const [name, property] of names) if (variables[name] !== undefined) style.setProperty(property, variables[name])
      style.colorScheme = appearance['theme'] === 'night' ? 'dark' : 'light'
    }

    addEventListener('message', (message: MessageEvent<Data>) => {
      if (message.source !== parent) return
      const { kind, key, clientSecret, appearance } = message.data
      if (kind === 'start' && typeof key === 'string' && typeof clientSecret === 'string') {
        start = { key, clientSecret, origin: message.origin }
        apply((appearance ?? {}) as Data)
        tellHeight()
        send({ kind: 'ready' })
      }
      if (message.origin !== start?.origin) return
      if (kind === 'focus') number.focus()
      const [port] = message.ports
      if (kind === 'confirm' && port) void answerWith(port, confirm())
    })
    new ResizeObserver(tellHeight).observe(document.body)
    send({ kind: 'hello' })
  }

  const [form, bank] = [document.querySelector('form'), document.querySelector<HTMLElement>('#bank')]
  if (form) showFields(form)
  if (bank) showBank(bank)
})()
