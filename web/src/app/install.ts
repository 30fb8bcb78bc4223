/** Registers the service worker, which shows our own page when offline. Only production builds have it. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Everything but the offline page works without it. Private windows refuse it, for example.
  navigator.serviceWorker.register(new URL('service-worker.js', document.baseURI)).catch(() => {});
}
