/** Registers the service worker, which shows a page of ours when there is no connection. Only a built client has it. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without it everything works but the offline page: private windows refuse it, for one.
  navigator.serviceWorker.register(new URL('service-worker.js', document.baseURI)).catch(() => {});
}
