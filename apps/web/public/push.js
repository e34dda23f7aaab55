// Part of the service worker (importScripts in vite.config.ts): shows push messages, and opens their page on a press.
// Also deletes a cache of earlier versions, which could hold the models of one user.

const TOLD = "told";
const MOST_TOLD = 100;

/** Shows a message once, however often it is sent: a server worker may die before recording that it was sent. */
async function show(message) {
  const told = await caches.open(TOLD);
  const key = `/${TOLD}/${encodeURIComponent(message.id)}`;
  if (await told.match(key)) return;
  await self.registration.showNotification(message.title, {
    body: message.body,
    tag: message.tag,
    renotify: true,
    icon: "/icon.svg",
    data: { path: message.path },
  });
  await told.put(key, new Response(""));
  const keys = await told.keys();
  await Promise.all(keys.slice(0, -MOST_TOLD).map((old) => told.delete(old)));
}

/** Opens a path in the most recently focused window, or in a new one. */
async function open(path) {
  const wanted = new URL(path, location.origin);
  const url = wanted.origin === location.origin ? wanted.href : `${location.origin}/notifications`;
  const [window] = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!window) return self.clients.openWindow(url);
  const focused = await window.focus();
  return focused.url === url ? focused : focused.navigate(url);
}

self.addEventListener("push", (event) => {
  // In turn: of two that come at once, the second must know of the first.
  if (event.data) event.waitUntil(navigator.locks.request(TOLD, () => show(event.data.json())));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? "/notifications"));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(caches.delete("models"));
});
