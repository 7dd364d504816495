// happy-dom has no animations; Svelte's transitions only need something that finishes at once.
if (!('animate' in Element.prototype)) {
  Object.defineProperty(Element.prototype, 'animate', {
    value: () => ({ cancel() {}, finished: Promise.resolve(), currentTime: 0, startTime: 0, onfinish: null }),
  })
}
