// Without a connection the browser shows `offline.html` instead of a page of its own. Nothing else is kept: a game needs
// the server, and an old client must never speak to a new one.
const CACHE = 'sanjuro-offline-1';
const KEPT = ['offline.html', 'offline.css', 'icons/icon-192.png'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(KEPT)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const others = (names) => names.filter((name) => name !== CACHE).map((name) => caches.delete(name));
  event.waitUntil(caches.keys().then((names) => Promise.all(others(names))));
});

self.addEventListener('fetch', (event) => {
  const kept = KEPT.some((name) => event.request.url === new URL(name, self.registration.scope).href);
  if (event.request.mode === 'navigate')
    event.respondWith(fetch(event.request).catch(() => caches.match('offline.html')));
  else if (kept) event.respondWith(fetch(event.request).catch(() => caches.match(event.request)));
});
