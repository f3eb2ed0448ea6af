#!/usr/bin/env node
import { connect } from 'node:net'

import { BUILDER_SOCKET } from './builder-socket.ts'

/** `partner-build`: checks the partner whose folder it is run in, and builds its web app into `dist/`. */
const folder = process.cwd()
const socket = process.env[BUILDER_SOCKET]

if (socket === undefined) {
  const { createOrders } = await import('./orders.ts')
  const orders = createOrders()
  show(await orders.take(folder))
  await orders.close()
} else {
  // turbo-build runs several of these processes and builds for all.
  let answer = ''
  connect(socket)
    .on('data', (chunk) => (answer += chunk.toString()))
    .on('error', ({ message }) => show({ error: `The builder of this run does not answer: ${message}` }))
    .on('end', () => show(JSON.parse(answer) as Parameters<typeof show>[0]))
    .end(folder)
}

function show(answer: { readonly said: string } | { readonly error: string }) {
  if ('said' in answer) console.log(answer.said)
  else {
    console.error(answer.error)
    process.exitCode = 1
  }
}
