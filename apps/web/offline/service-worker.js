// Keeps the whole studio in the browser, so that it works without a network after the first visit.
// The build writes the list of files and a name that changes with any of them.
const files = __FILES__
const cacheName = __CACHE_NAME__

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const drop = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(drop())
})

/** The page itself comes from the network where there is one, or a new version would never be seen. */
async function answerPage(request) {
  try {
    return await fetch(request)
  } catch {
    const page = await caches.match('./')
    return page ?? Response.error()
  }
}

async function answerFile(request) {
  const kept = await caches.match(request, { ignoreSearch: true })
  return kept ?? fetch(request)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return
  event.respondWith(request.mode === 'navigate' ? answerPage(request) : answerFile(request))
})
