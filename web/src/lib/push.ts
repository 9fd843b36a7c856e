/** Being told in this browser while the page is closed. */
import { api } from "./api";
import { remember, remembered } from "./store";
import type { Notifications, View } from "./types";

const ASKED = "asked_to_tell";

/** Whether this browser can be told. */
export function pushable(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis && isSecureContext;
}

/** Keep rules, cards and replays for reading without the network. A browser without such workers reads online. */
export async function install(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return null;
  try {
    return (await navigator.serviceWorker.register("/worker.js")) ?? null;
  } catch {
    return null;
  }
}

/** Where this browser is told now, if it is. */
export async function subscription(): Promise<PushSubscription | null> {
  if (!pushable()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Ask the browser for leave and be told here; null if it is refused. */
export async function subscribe(key: string): Promise<Notifications | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  if (!(await install())) return null;
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return api.subscribe(found.endpoint, (found.toJSON().keys ?? {}) as Record<string, string>);
}

/** Be told here no more. The server forgets an address that is gone by itself. */
export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

/** Whether to offer it now: somebody plays with friends, has not been asked, and has neither agreed nor refused. */
export function worthAsking(view: View): boolean {
  const friends = view.mine.length > 0 && view.seats.some((seat) => !seat.mine && (seat.kind === "person" || seat.kind === "away"));
  return friends && pushable() && Notification.permission === "default" && remembered(ASKED) === null;
}

export function asked(): void {
  remember(ASKED, "yes");
}

/** A mark on the icon of the page, and of the app where it is installed. */
export function badge(mine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = mine ? "/favicon-turn.svg" : "/favicon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
  const app = navigator as { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };
  void (mine ? app.setAppBadge?.(1) : app.clearAppBadge?.())?.catch(() => undefined);
}
