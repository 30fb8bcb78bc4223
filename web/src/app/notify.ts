/** Tells people whose page is hidden that it is their turn: in the tab title, and with a notification if allowed. */
import { settings } from './settings.svelte';

let shown: Notification | null = null;

export function title(text: string): void {
  document.title = text;
}

/** Ask for permission; return whether notifications may be shown. */
export async function allowNotifications(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  if (Notification.permission === 'default') await Notification.requestPermission();
  return Notification.permission === 'granted';
}

export function notify(heading: string, body: string): void {
  if (!settings.notify || !document.hidden || typeof Notification === 'undefined') return;
  if (Notification.permission !== 'granted') return;
  try {
    shown?.close();
    shown = new Notification(heading, { body, tag: 'sanjuro' });
    shown.onclick = () => {
      window.focus();
      shown?.close();
    };
  } catch {
    // Some phones allow notifications from service workers only.
  }
}

addEventListener('visibilitychange', () => {
  if (!document.hidden) shown?.close();
});
