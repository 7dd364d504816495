import { cleanup, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { JsonObject } from '../../net/messages'
import { placeOptions } from '../../board/places'
import Board from './Board.svelte'
import { componentsIn, fixtures, textsIn, type Fixture } from './fixtures'
import module from './module'
import { paymentsAsked } from './payments'
import { TABS } from './tabs'

afterEach(cleanup)

const names = Object.keys(fixtures)

function fixture(name: string): Fixture {
  const found = fixtures[name]
  if (!found) throw new RangeError(`no fixture ${name}`)
  return found
}

interface More {
  act?: (notation: string) => void
  tab?: string
  language?: string
  seat?: number
}

function show(shown: Fixture, { act = () => {}, tab, language = 'en', seat = shown.seat }: More = {}): HTMLElement {
  const options = seat === shown.seat ? shown.options : []
  return render(Board, { ...shown, options, seat, cards: componentsIn(language), text: textsIn(language), act, tab }).container
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

/** The options that the board offers: those about a piece, and the ways to pay. */
function placedIn({ options, view }: Fixture): Set<string> {
  const { pieces } = placeOptions(options)
  return new Set([...[...pieces.values()].flat().map((option) => option.action), ...paymentsAsked(view, options)])
}

describe.each(names)('%s', (name) => {
  it('offers each option on a piece, or leaves it to the action bar, and nothing else', async () => {
    const shown = fixture(name)
    expect(await reachable(show(shown))).toEqual([...placedIn(shown)].sort())
  })

  it('lights only tabs that there are', () => {
    const shown = fixture(name)
    const lit = module.lit(shown.options, shown.view as unknown as JsonObject, shown.seat)
    expect([...lit].filter((tab) => !(TABS as readonly string[]).includes(tab))).toEqual([])
  })
})

describe('languages and sizes', () => {
  it.each(['turn-4', 'rugwort-1', 'over-4'])('%s is drawn in German', (name) => {
    expect(show(fixture(name), { language: 'de' }).textContent).toContain('Wiese')
  })

  it.each(TABS)('a phone shows the tab %s alone', (tab) => {
    const areas = [...show(fixture('pay-2'), { tab, language: 'de' }).querySelectorAll('.area:not(.strip)')]
    expect(areas).toHaveLength(1)
  })
})

describe('what the board shows', () => {
  it('eight places of the Meadow, eight basic locations, fifteen spaces', () => {
    const container = show(fixture('start-2'))
    expect(container.querySelectorAll('.meadow .cards > .place')).toHaveLength(8)
    expect(container.querySelectorAll('.basic .place')).toHaveLength(8)
    expect(container.querySelectorAll('.city .space')).toHaveLength(15)
  })

  it('tells two Storehouses apart in words', () => {
    const shown = fixture('storehouses-2')
    const words = [...show(shown).querySelectorAll('.area.city .piece > .unseen:first-child')].map((label) => label.textContent ?? '')
    const stores = words.filter((label) => label.startsWith('Storehouse'))
    expect(stores.length).toBeGreaterThan(1)
    expect(new Set(stores).size).toBe(stores.length)
  })

  it('draws a pair on one space', () => {
    const shown = fixture('pair-3')
    const pairs = shown.view.cities[shown.seat]?.cards.filter((card) => card.pair !== null).length ?? 0
    expect(pairs).toBeGreaterThan(1)
    expect(show(shown).querySelectorAll('.area.city .pair')).toHaveLength(pairs / 2)
  })

  it('shows what Rugwort blocks', () => {
    const shown = fixture('rugwort-1')
    expect(shown.view.blocked).toBeGreaterThan(0)
    expect(show(shown).querySelectorAll('.meadow .blocked')).toHaveLength(shown.view.blocked ?? 0)
    expect(placedIn(shown).size).toBeGreaterThan(0)
  })

  it('shows every way to pay beside the card', () => {
    const shown = fixture('pay-2')
    const ways = [...show(shown).querySelectorAll('.pay .ways [data-action]')].map((way) => way.getAttribute('data-action'))
    expect(ways.sort()).toEqual(shown.options.map((option) => option.action).sort())
  })

  it('shows the card, and what can be saved on it, while that is asked', () => {
    const shown = fixture('save-2')
    const stage = show(shown).querySelector('.pay')
    expect(stage?.querySelector(`[data-card="${shown.view.playing}"]`)).not.toBeNull()
    const saved = [...(stage?.querySelectorAll('.ways [data-action]') ?? [])].map((way) => way.getAttribute('data-action'))
    expect(saved).toEqual(shown.options.map((option) => option.action))
    expect([...module.lit(shown.options, shown.view as unknown as JsonObject, shown.seat)]).toEqual(['hand'])
  })

  it('shows what each way to pay takes', () => {
    const ways = [...show(fixture('pay-2')).querySelectorAll('.pay .ways [data-action]')]
    const coins = (way: Element) => [...way.querySelectorAll<HTMLElement>('[data-resource]')]
    const taken = ways.map((way) =>
      coins(way)
        .map((coin) => `${coin.textContent} ${coin.dataset['resource']}`)
        .join(),
    )
    expect(new Set(taken).size).toBe(ways.length)
    expect(taken).not.toContain('')
  })

  it('tells two copies of a card apart that could pay', async () => {
    const meadow = [...show(fixture('turn-4')).querySelectorAll('.area.meadow .card:has([data-card="husband"]) .piece')]
    meadow[0]?.dispatchEvent(new PointerEvent('pointermove'))
    await vi.waitFor(() => expect(document.querySelector('[data-note] [data-way]')).not.toBeNull())
    const farms = [...document.querySelectorAll('[data-note] [data-way=token]')].map((way) => way.textContent ?? '')
    expect(farms).toHaveLength(2)
    expect(farms[0]).toMatch(/Farm, no. 1 of 2.*occupied/s)
    expect(farms[1]).toMatch(/Farm, no. 2 of 2/)
    expect(farms[1]).not.toMatch(/occupied/)
  })

  it('names whoever else chooses among what is laid aside', () => {
    const shown = fixture('revealed-2')
    const other = 1 - shown.seat
    const view = { ...shown.view, to_act: [other] }
    const heading = (found: Fixture) => show(found, { seat: shown.seat }).querySelector('.stage.aside h2')?.textContent
    expect(heading({ ...shown, view, options: [] })).toBe(`${shown.names[other]} chooses`)
    cleanup()
    expect(heading(shown)).toBe('Laid aside')
  })

  it('marks the parts that a lesson can be about', () => {
    const parts = [...show(fixture('turn-4')).querySelectorAll<HTMLElement>('[data-part]')].map((part) => part.dataset['part'])
    const known = ['basic', 'forest', 'haven', 'journey', 'events', 'meadow', 'cards', 'hand', 'resources', 'workers']
    expect(parts.sort()).toEqual(known.sort())
  })

  it('says what a place gives before why it is closed', async () => {
    const container = show(fixture('turn-4'))
    container.querySelector<HTMLElement>('.place.closed')?.closest<HTMLElement>('.piece')?.click()
    await tick()
    const lines = [...document.querySelectorAll('[data-note] p')]
    const closed = document.querySelector('[data-note] p.why')
    expect(lines.findIndex((line) => line === closed)).toBeGreaterThan(lines.findIndex((line) => line.textContent?.startsWith('Gain')))
  })

  it('keeps the names of others whole after they have passed', () => {
    const shown = fixture('full-4')
    const passed = shown.view.cities.findIndex((city) => city.passed)
    const other = [...show(shown).querySelectorAll('.other')].find((found) => found.getAttribute('aria-label') === shown.names[passed])
    expect(other?.querySelector('.passed')).not.toBeNull()
    expect(other?.querySelector('.workers')).toBeNull()
  })

  it('says whose city and hand it is to those who watch', () => {
    const shown = fixture('full-4')
    const container = show(shown, { seat: -1 })
    for (const area of ['city', 'hand']) expect(container.querySelector(`.area.${area} h2`)?.textContent).toContain(shown.names[0])
  })

  it('reads the text of each card in the hand and the Meadow aloud', () => {
    const container = show(fixture('turn-4'))
    for (const piece of container.querySelectorAll('.area.hand .whole, .area.meadow .whole')) {
      const id = piece.getAttribute('aria-describedby')
      expect(document.getElementById(id ?? '')?.textContent).toMatch(/\w+/)
    }
  })
})

describe('acting', () => {
  it('a lit place does its option', () => {
    const act = vi.fn()
    const shown = fixture('start-2')
    const option = shown.options.find((found) => found.piece?.kind === 'basic')
    show(shown, { act }).querySelector<HTMLElement>(`[data-action="${option?.action}"]`)?.click()
    expect(act).toHaveBeenCalledExactlyOnceWith(option?.action)
  })

  it("another player's city opens in full", async () => {
    const container = show(fixture('turn-4'))
    container.querySelector<HTMLElement>('.other button.who')?.click()
    await tick()
    expect(container.querySelectorAll('dialog .spaces')).toHaveLength(1)
  })
})

describe('spectators', () => {
  it('have nothing to do, and see no hand', async () => {
    const container = show(fixture('turn-3'), { seat: -1 })
    expect(await reachable(container)).toEqual([])
  })

  it('read whose city they see, and the seasons of all', () => {
    const shown = fixture('turn-3')
    expect(show(shown, { seat: -1 }).querySelector('.area.city h2')?.textContent).toContain(shown.names[0])
    const status = module.status(shown.view as unknown as JsonObject, -1, textsIn('en'))
    expect(status.match(/Winter|Spring|Summer|Autumn/g)).toHaveLength(3)
  })
})

describe('the table', () => {
  it('hears of season, workers and points', () => {
    const shown = fixture('turn-4')
    const view = shown.view as unknown as JsonObject
    expect(module.status(view, shown.seat, textsIn('en'))).toMatch(/season.*workers/i)
    const points = module.seatPoints(view)
    expect(points).toHaveLength(4)
    for (const { points: total, sources } of points) expect(Object.values(sources ?? {}).reduce((a, b) => a + b, 0)).toBe(total)
  })

  it('hears of the points of Rugwort, by name', () => {
    const points = module.seatPoints(fixture('rugwort-1').view as unknown as JsonObject)
    expect(points.map(({ nameKey }) => nameKey)).toEqual([undefined, 'everdell-page-rugwort'])
  })
})
