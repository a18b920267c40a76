// Keeps the whole studio in the browser, so that it works without a network after the first visit.
// The build writes the list of files and a version that changes with any of them.
const files = __FILES__
// Other programs, and a studio in another folder, may keep caches on the same origin: the name says whose this one is.
const owner = `rookery-studio ${self.registration.scope} `
const cacheName = owner + __VERSION__
/** How caches were named before they named their owner. */
const formerName = /^rookery-[0-9a-f]{12}$/

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
    for (const name of await caches.keys())
      if (name !== cacheName && (await isOwn(name))) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(drop())
})

async function isOwn(name) {
  if (!formerName.test(name)) return name.startsWith(owner)
  const cache = await caches.open(name)
  return (await cache.match('./')) !== undefined
}

async function findKept(request, options) {
  const cache = await caches.open(cacheName)
  return cache.match(request, options)
}

/** The page itself comes from the network where there is one, or a new version would never be seen. */
async function answerPage(request) {
  try {
    return await fetch(request)
  } catch {
    return (await findKept('./')) ?? Response.error()
  }
}

async function answerFile(request) {
  return (await findKept(request, { ignoreSearch: true })) ?? fetch(request)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return
  event.respondWith(request.mode === 'navigate' ? answerPage(request) : answerFile(request))
})
