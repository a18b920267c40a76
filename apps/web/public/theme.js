// Runs before the first paint, so that a chosen theme never flashes in the other colours; src/preferences takes over after it.
;(() => {
  let theme
  try {
    theme = JSON.parse(localStorage.getItem('rookery.preferences'))?.theme
  } catch {
    // Nothing kept, or nothing readable: the system's theme.
  }
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  }
  document.documentElement.dataset.theme = theme

  // What the page will show besides is asked for with its own files: the front door, or the game.
  let visit
  try {
    if (location.hash.startsWith('#/')) return
    const isFirst =
      location.hash === '' && (sessionStorage['rookery.game'] ?? localStorage['rookery.game']) === undefined
    visit = isFirst ? 'first-visit' : 'game-visit'
  } catch {
    return
  }
  for (const href of document.querySelector(`meta[name=${visit}]`)?.content.split(' ') ?? []) {
    const rel = href.endsWith('.js') ? 'modulepreload' : 'stylesheet'
    document.head.append(Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' }))
  }
})()
