import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import CardFrame from './fixtures/CardFrame.svelte'
import { cardOf, readComponents, type CardData } from './components'
import { componentsIn, LANGUAGES, textsIn } from './fixtures'
import { eventPictureOf, hasEventPicture } from './pictures/events'
import { hasPicture, pictureOf } from './pictures/pictures'
import { breakable, longestPart } from './names'
import { lexiconOf, textParts } from './textParts'

const BOX = 48
const cardsIn = (language: string) => Object.values(readComponents(componentsIn(language)).cards)

describe('pictures', () => {
  const cards = cardsIn('en')

  it('are there for every card of the box, no two alike', () => {
    expect(cards).toHaveLength(BOX)
    expect(cards.filter((card) => !hasPicture(card.id))).toEqual([])
    expect(new Set(cards.map((card) => JSON.stringify(pictureOf(card)))).size).toBe(BOX)
  })

  it('are there for every event, no two alike', () => {
    const events = Object.keys(readComponents(componentsIn('en')).events)
    expect(events.filter((id) => !hasEventPicture(id))).toEqual([])
    expect(new Set(events.map((id) => JSON.stringify(eventPictureOf(id)))).size).toBe(events.length)
  })

  it('are made of shapes that can be drawn', () => {
    for (const card of cards) {
      for (const shape of pictureOf(card)) {
        expect(shape.d, card.id).toMatch(/^M[-\d\s.,MmLlHhVvCcSsQqTtAaZz]+$/)
        expect(shape.d, card.id).not.toMatch(/--|NaN/)
        expect(shape.fill ?? shape.stroke, card.id).toMatch(/^#[0-9a-f]{6}$/)
      }
    }
  })

  it('follow a rule for cards that a pack has added', () => {
    const strange = (id: string, critter: boolean) => pictureOf({ id, critter, colour: 'red', cost: { resin: 2, twig: 1 } })
    expect(strange('windmill', false)).toEqual(strange('windmill', false))
    expect(strange('windmill', false)).not.toEqual(strange('brewery', false))
    expect(strange('baker', true)).not.toEqual(strange('baker', false))
  })
})

describe.each(LANGUAGES)('faces in %s', (language) => {
  const text = textsIn(language)
  const face = (card: CardData, size: 'chip' | 'small' | 'large') => render(CardFrame, { card, size, text }).container

  it.each(cardsIn(language).map((card) => [card.id, card] as const))('draw %s', (_, card) => {
    for (const size of ['chip', 'small', 'large'] as const) {
      const drawn = face(card, size).querySelector('[data-card]')
      expect(drawn?.getAttribute('aria-label')).toBe(card.name)
      expect(drawn?.querySelector(`[data-picture="${card.id}"]`)).toBeTruthy()
      expect(drawn?.querySelector(`[data-type="${card.colour}"]`)).toBeTruthy()
      const words = document.getElementById(drawn?.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
      for (const said of [card.text, card.name, card.partnerNames, card.colourName]) expect(words).toContain(said)
    }
    const large = face(card, 'large').querySelector('.text')
    expect(large?.textContent?.replace(/\s+/g, ' ').trim()).toBe(card.text.replace(/\s+/g, ' '))
  })
})

describe.each(LANGUAGES)('texts with icons in %s', (language) => {
  const lexicon = lexiconOf(textsIn(language))

  it('say every word', () => {
    const found = readComponents(componentsIn(language))
    const pieces: { text: string }[] = [...Object.values(found.cards), ...Object.values(found.events), ...Object.values(found.places)]
    let icons = 0
    for (const { text: one } of pieces) {
      const parts = textParts(one, lexicon)
      expect(parts.map((part) => ('icon' in part ? part.before + part.word : part.text)).join('')).toBe(one)
      icons += parts.filter((part) => 'icon' in part).length
    }
    expect(icons).toBeGreaterThan(100)
  })
})

describe('words that are drawn', () => {
  const drawn = (text: string, language: string) =>
    textParts(text, lexiconOf(textsIn(language))).flatMap((part) => ('icon' in part ? [part.before + part.icon] : []))

  it('are whole words', () => {
    expect(drawn('Discard 3 cards: 2 point tokens, not twiggy.', 'en')).toEqual(['3 card', '2 vp'])
    expect(drawn('Zieh 2 Karten je Handkarte und 1 Harz.', 'de')).toEqual(['2 card', '1 resin'])
  })
})

describe('names', () => {
  it('break where the language says', () => {
    expect(breakable('Gemischtwarenladen', 'Gemischt·waren·laden')).toBe('Gemischt­waren­laden')
    expect(longestPart(breakable('Gemischtwarenladen', 'Gemischt·waren·laden'))).toBe('Gemischt'.length)
    expect(longestPart('Resin Refinery')).toBe('Refinery'.length)
  })
})

describe('components', () => {
  it('name what is not there', () => {
    expect(() => cardOf(readComponents(componentsIn('en')), 'dragon')).toThrow('no card dragon')
  })
})
