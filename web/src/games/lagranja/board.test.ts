import { cleanup, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Tab } from '../../board/board'
import Board from './Board.svelte'
import { cards, fixtures, textsIn, type Fixture } from './fixtures'
import { placeOptions } from '../../board/places'

afterEach(cleanup)

function show(fixture: Fixture, more: { act?: (notation: string) => void; tab?: Tab; language?: string; seat?: number } = {}): HTMLElement {
  const { language = 'en', act = () => {}, seat = fixture.seat, tab } = more
  const options = seat === fixture.seat ? fixture.options : []
  return render(Board, { ...fixture, options, seat, cards, text: textsIn(language), act, tab }).container
}

/** Lists all notations that can be reached, opening every piece that opens. */
async function reachable(container: HTMLElement): Promise<string[]> {
  const found: string[] = []
  const collect = () => {
    for (const element of document.querySelectorAll('[data-action]')) found.push(element.getAttribute('data-action') ?? '')
  }
  collect()
  for (const opener of container.querySelectorAll<HTMLElement>('[data-opens]')) {
    opener.click()
    await tick()
    collect()
    document.querySelector<HTMLElement>('.backdrop')?.click()
    await tick()
  }
  return [...new Set(found)].sort()
}

describe.each(Object.entries(fixtures))('%s', (_name, fixture) => {
  it('offers each option on a piece, or leaves it to the action bar, and nothing else', async () => {
    const { pieces, left } = placeOptions(fixture.options)
    const placed = [...pieces.values()].flat().map((option) => option.action)
    expect([...placed, ...left.map((option) => option.action)].sort()).toEqual(fixture.options.map((option) => option.action).sort())
    expect(await reachable(show(fixture))).toEqual([...placed].sort())
  })
})

describe('languages and sizes', () => {
  const late = fixtures['deliver-4'] as Fixture

  it.each(['deliver-4', 'dice-1', 'over-4'])('%s is drawn in German', (name) => {
    expect(show(fixtures[name] as Fixture, { language: 'de' }).textContent).toContain('Dachmarker der Runde')
  })

  it.each<Tab>(['village', 'farm', 'hand', 'others', 'log'])('a phone shows the tab %s alone', (tab) => {
    expect(show(late, { tab }).querySelectorAll('.area')).toHaveLength(1)
  })
})

describe('the hand', () => {
  it('reads all four sides of each card aloud, apart from its name', () => {
    const pieces = [...show(fixtures['full-4'] as Fixture).querySelectorAll('.area.hand .whole')]
    expect(pieces).toHaveLength(5)
    for (const piece of pieces) {
      const words = document.getElementById(piece.getAttribute('aria-describedby') ?? '')
      for (const side of ['Field:', 'Barrow:', 'Extension:', 'Helper:']) expect(words?.textContent).toContain(side)
      expect(words?.hidden).toBe(true)
    }
  })

  it('says whose it is to those who watch', () => {
    const shown = fixtures['full-4'] as Fixture
    const container = show(shown, { seat: -1 })
    for (const area of ['farm', 'hand']) expect(container.querySelector(`.area.${area} h2`)?.textContent).toContain(shown.names[0])
  })
})

describe('the market', () => {
  it('shows each space by the name that options and log give it', () => {
    const stall = fixtures['stall-4'] as Fixture
    const names = [...show(stall).querySelectorAll('.plaza .value')].map((space) => space.textContent)
    expect(names).toEqual(stall.view.market.map((space) => space.label))
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('acting', () => {
  const cardsToPlay = fixtures['cards-4'] as Fixture
  const dice = fixtures['dice-4'] as Fixture

  it('a lit piece does its option', () => {
    const act = vi.fn()
    const option = dice.options[0]
    show(dice, { act }).querySelector<HTMLElement>(`[data-action="${option?.action}"]`)?.click()
    expect(act).toHaveBeenCalledExactlyOnceWith(option?.action)
  })

  it('a lit card opens its four sides, and Escape closes them', async () => {
    const container = show(cardsToPlay)
    container.querySelector<HTMLElement>('.hand [data-opens]')?.click()
    await tick()
    const sides = [...container.querySelectorAll('.variants [data-action]')].map((side) => side.getAttribute('data-side'))
    expect(sides).toEqual(['barrow', 'field', 'extension', 'helper'])
    expect(document.activeElement?.getAttribute('data-action')).toMatch(/^barrow /)
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    await tick()
    expect(container.querySelector('.variants')).toBeNull()
  })

  it('one click never sells or trades: anytime actions on goods open a list', () => {
    const start = fixtures['start-2'] as Fixture
    const container = show(start)
    expect(container.querySelector('[data-opens="good-trade-good"]')).not.toBeNull()
    expect(container.querySelector('[data-action^="trade"]')).toBeNull()
  })

  it('what is open closes when the position changes', async () => {
    const text = textsIn('en')
    const props = { ...cardsToPlay, cards, text, act: () => {} }
    const { container, rerender } = render(Board, props)
    container.querySelector<HTMLElement>('.hand [data-opens]')?.click()
    await tick()
    expect(container.querySelector('.variants')).not.toBeNull()
    await rerender({ ...props, ...dice })
    expect(container.querySelector('.variants')).toBeNull()
  })
})

describe('spectators', () => {
  it('have nothing to do', async () => {
    expect(await reachable(show(fixtures['dice-4'] as Fixture, { seat: -1 }))).toEqual([])
  })

  it('see no hand', () => {
    const fixture = fixtures['cards-4'] as Fixture
    const farms = fixture.view.farms.map((farm) => ({ ...farm, hand: null }))
    const container = show({ ...fixture, view: { ...fixture.view, farms } }, { seat: -1 })
    expect(container.querySelectorAll('.cards > .card')).toHaveLength(0)
    expect(container.textContent).toContain('Hands are secret.')
  })

  it('are told of nothing that it is theirs', async () => {
    const container = show(fixtures['cards-4'] as Fixture, { seat: -1 })
    const said = [...container.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label') ?? '')
    vi.useFakeTimers()
    for (const piece of container.querySelectorAll<HTMLElement>('.piece')) {
      piece.dispatchEvent(new Event('touchstart'))
      vi.runAllTimers()
      await tick()
      said.push(document.querySelector('[data-note]')?.textContent ?? '')
    }
    vi.useRealTimers()
    expect(said.join(' ')).toContain('Return it for 4 silver')
    expect(said.join(' ')).not.toMatch(/Your |You have|You need/)
  })

  it('see the hands that a replay gives out', () => {
    const container = show(fixtures['cards-4'] as Fixture, { seat: -1 })
    expect(container.querySelectorAll('.cards > .card')).toHaveLength(4)
  })
})
