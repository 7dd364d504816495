// What the screen is like: a phone, a dark one.

const phone = matchMedia('(width < 1000px)')
const dark = matchMedia('(prefers-color-scheme: dark)')
const still = matchMedia('(prefers-reduced-motion: reduce)')

export const screen = $state({ isPhone: phone.matches, isDark: dark.matches, isStill: still.matches })

phone.addEventListener('change', () => (screen.isPhone = phone.matches))
dark.addEventListener('change', () => (screen.isDark = dark.matches))
still.addEventListener('change', () => (screen.isStill = still.matches))
