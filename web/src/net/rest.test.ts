import { expect, it } from 'vitest'
import { Refused, Rest } from './rest'

interface Asked {
  url: string
  init: RequestInit
}

function serverSaying(status: number, body: string): [Rest, Asked[]] {
  const asked: Asked[] = []
  const send = (url: RequestInfo | URL, init: RequestInit = {}) => {
    asked.push({ url: url instanceof Request ? url.url : url.toString(), init })
    return Promise.resolve(new Response(body, { status }))
  }
  return [new Rest(() => 'de', send), asked]
}

it('asks in the language of the page and proves the seat', async () => {
  const [rest, asked] = serverSaying(200, '{}')
  await rest.leave('T', 'S', null)
  expect(asked[0]?.url).toBe('/api/tables/T/leave?lang=de')
  expect(asked[0]?.init).toMatchObject({ method: 'POST', body: '{"bot":null}' })
  expect(asked[0]?.init.headers).toMatchObject({ Authorization: 'Bearer S', 'Content-Type': 'application/json' })
})

it('asks for a step of a replay from a seat', async () => {
  const [rest, asked] = serverSaying(200, '{}')
  await rest.step('R', 4, -1, false)
  expect(asked[0]?.url).toBe('/api/replays/R/steps/4?lang=de&seat=-1')
})

it('uploads a replay as text', async () => {
  const [rest, asked] = serverSaying(201, '{"replay": "F"}')
  expect(await rest.upload('meadowmarket replay 1')).toEqual({ replay: 'F' })
  expect(asked[0]?.init.body).toBe('{"text":"meadowmarket replay 1"}')
})

it('tells what the server refused, in its words', async () => {
  const [rest] = serverSaying(404, '{"error": {"key": "no-such-table", "text": "Diesen Tisch gibt es nicht."}}')
  await expect(rest.table('none')).rejects.toEqual(new Refused(404, 'no-such-table', 'Diesen Tisch gibt es nicht.'))
})

it('survives an answer that is no JSON', async () => {
  const [rest] = serverSaying(502, '<html>')
  await expect(rest.table('none')).rejects.toMatchObject({ status: 502, key: 'server-error' })
})
