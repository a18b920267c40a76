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

  // Whoever has no game yet will see the front door: its files are asked for with the page's own.
  try {
    if (location.hash !== '' || localStorage.getItem('rookery.game') !== null) return
  } catch {
    return
  }
  for (const href of document.querySelector('meta[name=first-visit]')?.content.split(' ') ?? []) {
    const rel = href.endsWith('.js') ? 'modulepreload' : 'stylesheet'
    document.head.append(Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' }))
  }
})()
