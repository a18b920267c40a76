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
})()
