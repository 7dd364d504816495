import { expect, it } from 'vitest'
import { outsideLink } from './outside'

const at = (address: string) => new URL(address)

it('names the address that the server has in its network', () => {
  const found = outsideLink('/table/T#invite=x', 'http://192.168.1.20:8000', at('http://127.0.0.1:8000/table/T'))
  expect(found).toEqual({ href: 'http://192.168.1.20:8000/table/T#invite=x', isLocal: false })
})

it('keeps the address that a visitor has come by from elsewhere', () => {
  const found = outsideLink('/table/T', 'http://192.168.1.20:8000', at('https://play.example.org/table/T'))
  expect(found).toEqual({ href: 'https://play.example.org/table/T', isLocal: false })
})

it.each(['http://localhost:8000/', 'http://127.0.0.1:8000/', 'http://[::1]:8000/'])(
  'warns where only this machine can open it: %s',
  (here) => {
    expect(outsideLink('/table/T', '', at(here)).isLocal).toBe(true)
  },
)
