import { describe, expect, it } from 'vitest'
import { keyOf } from '../../board/places'
import type { PieceInfo } from '../../net/messages'
import { tabOf } from './tabs'

const piece = (kind: string, id = '', place: number | null = null): PieceInfo => ({ kind, id, place, seat: null, part: '' })

describe('where pieces lie', () => {
  it.each([
    [piece('hand', '23'), 'hand-23', 'hand'],
    [piece('die', '4'), 'die-4', 'village'],
    [piece('symbol', 'merchant', 0), 'symbol-merchant-0', 'village'],
    [piece('barrow-symbol', '1', 0), 'barrow-symbol-1-0', 'farm'],
    [piece('own-roof', '', 1), 'own-roof-1', 'farm'],
    [piece('roof', 'pig'), 'roof-pig', 'village'],
    [piece('disc'), 'disc', 'village'],
    [piece('extra'), 'extra', 'farm'],
  ])('%o is %s on the tab %s', (found, key, tab) => {
    expect([keyOf(found), tabOf(found)]).toEqual([key, tab])
  })
})
