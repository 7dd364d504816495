// Looks for what is not whole on a page: texts that are cut off, spill out of their box or lie over each other, and
// parts that stick out. A text is measured by its lines, not by its element.
window.layout = (() => {
    const SLACK = 1.5
    const NOT_READ = '.unseen, .skip:not(:focus), svg, option, script, style, [hidden]'
    /** Texts that lie over the rest on purpose. */
    const LAYERS = '.variants, .panel, .note, dialog, .moment'
    const where = (element) => {
        const named = element.closest('[data-card], [data-piece], [data-at], [data-action], [data-opens]')
        const at = named && (named.dataset.card ?? named.dataset.at ?? named.dataset.piece ?? named.dataset.action)
        return `${at ? `${at} ` : ''}.${element.getAttribute('class') ?? element.localName}`
    }
    /** Whether it is one dot large, for those who listen. */
    const isForListeners = (element) => element.clientWidth === 1 && element.clientHeight === 1
    const hides = (value) => value === 'hidden' || value === 'clip'
    const scrolls = (value) => value === 'auto' || value === 'scroll'
    const styles = new Map()
    const boxes = new Map()
    const memo = (map, element, make) => {
        if (!map.has(element)) map.set(element, make())
        return map.get(element)
    }
    const boxOf = (element) => memo(boxes, element, () => element.getBoundingClientRect())
    const styleOf = (element) =>
        memo(styles, element, () => {
            const style = getComputedStyle(element)
            const isBordered = style.borderTopStyle !== 'none' && parseFloat(style.borderTopWidth) > 0
            const isFilled = !/^rgba\(.*, 0\)$|^transparent$/.test(style.backgroundColor)
            return {
                x: style.overflowX,
                y: style.overflowY,
                isBox: style.display !== 'contents' && (isBordered || isFilled || style.backgroundImage !== 'none'),
                isFixed: style.position === 'fixed',
                hasBox: style.display !== 'contents' && style.display !== 'inline',
            }
        })

    /** Lists the lines of text below an element, by the element that they stand in. */
    function linesIn(root) {
        const found = []
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const owner = node.parentElement
            if (!node.data.trim() || owner.closest(NOT_READ)) continue
            if (!owner.checkVisibility({ visibilityProperty: true }) || isForListeners(owner)) continue
            const range = document.createRange()
            range.selectNodeContents(node)
            for (const { left, right, top, bottom } of range.getClientRects()) {
                if (right - left < 0.5) continue
                // The height of the letters, not of the line: lines may stand close.
                const inset = (bottom - top) * 0.2
                found.push({ owner, text: node.data.trim(), left, right, top: top + inset, bottom: bottom - inset })
            }
        }
        return found
    }

    /** Says what is wrong with a line, and leaves in it what is in sight. */
    function faultOf(line, root) {
        let box = null
        let freeX = false
        let freeY = false
        let wrong = ''
        const seen = { left: line.left, right: line.right, top: line.top, bottom: line.bottom }
        for (let part = line.owner; part && part !== document.body; part = part.parentElement) {
            const style = styleOf(part)
            const outer = boxOf(part)
            if (!box && style.isBox) {
                box = part
                if (!freeX && !scrolls(style.x) && (line.left < outer.left - SLACK || line.right > outer.right + SLACK)) wrong ||= 'spills sideways'
                if (!freeY && !scrolls(style.y) && (line.top < outer.top - SLACK || line.bottom > outer.bottom + SLACK)) wrong ||= 'spills below'
            }
            if (style.hasBox) {
                if (hides(style.x) && !freeX && (line.left < outer.left - SLACK || line.right > outer.right + SLACK)) wrong ||= 'is cut'
                if (hides(style.y) && !freeY && (line.top < outer.top - SLACK || line.bottom > outer.bottom + SLACK)) wrong ||= 'is cut below'
                if (scrolls(style.x)) {
                    if (line.right > outer.left + part.clientLeft + part.scrollWidth + SLACK) wrong ||= 'is out of reach'
                    else if (part.scrollWidth > part.clientWidth + SLACK && line.right > outer.right + SLACK) wrong ||= 'scrolls sideways'
                    freeX = true
                }
                if (scrolls(style.y)) freeY = true
                if (style.x !== 'visible') {
                    seen.left = Math.max(seen.left, outer.left)
                    seen.right = Math.min(seen.right, outer.right)
                }
                if (style.y !== 'visible') {
                    seen.top = Math.max(seen.top, outer.top)
                    seen.bottom = Math.min(seen.bottom, outer.bottom)
                }
            }
            if (style.isFixed) {
                // What scrolls is as high as its frame, everything else as its lines.
                const { top, bottom } = freeY ? outer : line
                if (top < -SLACK || bottom > innerHeight + SLACK) wrong ||= 'leaves the window'
                break
            }
        }
        if (!freeX && (line.left < -SLACK || line.right > innerWidth + SLACK)) wrong ||= 'leaves the window'
        line.seen = seen
        return wrong
    }

    const overlap = (a, b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK

    /** Lists the texts below an element that are not whole; `may` names those that may be cut. */
    function texts(root, may = []) {
        styles.clear()
        boxes.clear()
        const cut = may.join(', ')
        const faults = new Set()
        const lines = linesIn(root)
        for (const line of lines) {
            const wrong = faultOf(line, root)
            if (wrong && !(cut && line.owner.closest(cut))) faults.add(`${where(line.owner)} “${line.text.slice(0, 60)}” ${wrong}`)
        }
        const shown = lines.filter(({ seen }) => seen.right > seen.left && seen.bottom > seen.top).sort((a, b) => a.seen.top - b.seen.top)
        for (const [i, one] of shown.entries()) {
            for (let j = i + 1; j < shown.length && shown[j].seen.top < one.seen.bottom; j += 1) {
                const other = shown[j]
                if (one.owner.contains(other.owner) || other.owner.contains(one.owner) || !overlap(one.seen, other.seen)) continue
                if (one.owner.closest(LAYERS) !== other.owner.closest(LAYERS)) continue
                if (one.owner.closest('.fan') && other.owner.closest('.fan')) continue
                faults.add(`${where(one.owner)} “${one.text.slice(0, 40)}” lies over ${where(other.owner)} “${other.text.slice(0, 40)}”`)
            }
        }
        return { faults: [...faults], count: new Set(lines.map((line) => line.owner)).size }
    }

    /** Lists the parts that stick out of these boxes: they would be cut off, or lie over their neighbour. */
    function spills(selectors) {
        return selectors.flatMap((selector) =>
            [...document.querySelectorAll(selector)].flatMap((box) => {
                const outer = box.getBoundingClientRect()
                if (!outer.width) return []
                return [...box.querySelectorAll(':not(svg *)')]
                    .filter((part) => part.checkVisibility() && !part.closest('.unseen, svg svg'))
                    .filter((part) => {
                        const { left, right, top, bottom } = part.getBoundingClientRect()
                        const sticks = left < outer.left - SLACK || right > outer.right + SLACK || bottom > outer.bottom + SLACK
                        const isCut = part.children.length === 0 && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0
                        return right > left && bottom > top && (sticks || (isCut && !part.matches('.words')))
                    })
                    .map((part) => `${selector}: ${where(part)} ${part.textContent.trim().slice(0, 40)}`)
            }),
        )
    }

    /** Lists what is tapped and wholly in sight, but can't be hit this far from its middle on each side. */
    function hardToTap(far) {
        return [...document.querySelectorAll('button:not(.still), select, [role=tab], a.home')].flatMap((part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect()
            if (!part.checkVisibility() || part.closest('.unseen, .log') || right === left) return []
            const [x, y] = [(left + right) / 2, (top + bottom) / 2]
            const hits = (dx, dy) => part.contains(document.elementFromPoint(x + dx, y + dy) ?? part)
            if (![left, right].every((edge) => hits(edge < x ? left - x + 1 : right - x - 1, 0))) return []
            if (![top, bottom].every((edge) => hits(0, edge < y ? top - y + 1 : bottom - y - 1))) return []
            const sides = [[-far, 0], [far, 0], [0, -far], [0, far]]
            const isWhole = sides.every(([dx, dy]) => hits(dx, dy))
            return isWhole ? [] : [`${where(part)} ${part.textContent.trim().slice(0, 40)} ${Math.round(right - left)}×${Math.round(bottom - top)}`]
        })
    }

    /** Looks at fixtures of the dev page, each on a tab, for what is hard to tap. */
    async function taps(stops, far) {
        const faults = []
        for (const [name, tab] of stops) {
            location.hash = `fixture=${name}&tab=${tab}`
            await until(() => document.querySelector(`[data-fixture="${name}"]`) && isAt(tab))
            await soon()
            faults.push(...hardToTap(far).map((fault) => `${name}/${tab}: ${fault}`))
        }
        return faults
    }

    const soon = () =>
        new Promise((done) => {
            const channel = new MessageChannel()
            channel.port1.onmessage = done
            channel.port2.postMessage(0)
        })

    async function until(holds) {
        for (let i = 0; i < 2000; i += 1) {
            if (holds()) return
            await soon()
        }
        throw new Error('the page does not follow')
    }

    /** Looks at fixtures of the dev page, each on a tab or none, with everything open in turn that opens, and at the
     * dialog before each option that is named. */
    async function tour(stops, may) {
        const faults = []
        let count = 0
        const look = (at, root) => {
            const found = texts(root, may)
            count += found.count
            faults.push(...found.faults.map((fault) => `${at}: ${fault}`))
        }
        for (const [name, tab, finals = []] of stops) {
            const at = tab ? `${name}/${tab}` : name
            location.hash = `fixture=${name}&tab=${tab}`
            await until(() => document.querySelector(`[data-fixture="${name}"]:not([data-confirming])`) && isAt(tab))
            await soon()
            look(at, document.body)
            for (const opener of document.querySelectorAll('[data-opens]')) {
                if (!opener.checkVisibility()) continue
                opener.click()
                await soon()
                const layer = document.querySelector('.variants, .panel[role=group]')
                if (layer) look(`${at} ${opener.dataset.opens}`, layer)
                else faults.push(`${at}: ${opener.dataset.opens} does not open`)
                ;(document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
                await soon()
            }
            for (const action of finals) {
                location.hash = new URLSearchParams({ fixture: name, tab, confirm: action })
                await until(() => document.querySelector('[data-confirming]')?.dataset.confirming === action && document.querySelector('dialog[open]'))
                look(`${at} before ${action}`, document.querySelector('dialog[open]'))
            }
        }
        return { faults, count }
    }

    const isAt = (tab) =>
        tab ? document.querySelector(`#tab-${tab}[aria-selected=true]`) : !document.querySelector('[role=tablist]')

    return { texts, spills, tour, taps }
})()
