// Where a small panel goes: beside its anchor, inside the window.

/** Places an element next to its anchor, above it where there is room, else below, else beside. */
export function floating(anchor: Element): (element: HTMLElement) => () => void {
  return (element) => {
    const place = () => {
      const at = anchor.getBoundingClientRect()
      const own = element.getBoundingClientRect()
      const gap = 8
      const fitsAbove = at.top - own.height - gap >= 4
      const fitsBelow = at.bottom + own.height + gap <= innerHeight - 4
      let top = fitsAbove ? at.top - own.height - gap : at.bottom + gap
      let left = at.left + at.width / 2 - own.width / 2
      if (!fitsAbove && !fitsBelow) {
        top = at.top + at.height / 2 - own.height / 2
        left = at.right + gap + own.width <= innerWidth ? at.right + gap : at.left - own.width - gap
      }
      // Through the object model: the content policy forbids style attributes.
      element.style.left = `${Math.round(Math.max(4, Math.min(left, innerWidth - own.width - 4)))}px`
      element.style.top = `${Math.round(Math.max(4, Math.min(top, innerHeight - own.height - 4)))}px`
    }
    place()
    addEventListener('resize', place)
    // What is inside may come later, as an answer does.
    const watching = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place)
    watching?.observe(element)
    return () => {
      removeEventListener('resize', place)
      watching?.disconnect()
    }
  }
}
