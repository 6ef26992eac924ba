// Shows push messages and opens their page. It handles no requests, so page loads are unaffected.

self.addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      renotify: true,
      icon: "/icon-512.png",
      data: { path },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.path, self.location.origin)));
});

/** A tab that already shows the page, or else a new one, so that unsent text in another tab stays. */
async function open(url) {
  if (url.origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find((one) => one.url === url.href);
  await (tab ? tab.focus() : self.clients.openWindow(url.href));
}
