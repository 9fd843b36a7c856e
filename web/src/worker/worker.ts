/**
 * The service worker: shows what is pushed, and keeps what can be read without the network.
 *
 * Whatever the server can answer, it answers: pages and words are asked for first and taken from the cache only if nobody answers. So an
 * upgrade is seen at the next load. Files with a hash in their name never change and come from the cache. A new build has a cache of its
 * own; that of the build before stays as long as its pages may be open, older ones are deleted.
 */
import { isFile, isReading, stale } from "./policy";

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Waiting {
  data: { json(): { title: string; body: string; path: string; tag: string; lang: string } } | null;
}
interface Clicked extends Waiting {
  notification: Notification & { data: { path: string } };
}
interface Window {
  url: string;
  focus(): Promise<unknown>;
  navigate(path: string): Promise<unknown>;
}
interface Changed extends Waiting {
  oldSubscription: PushSubscription | null;
}
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void>; matchAll(which: object): Promise<Window[]>; openWindow(path: string): Promise<unknown> };
  skipWaiting(): Promise<void>;
  addEventListener<Kind extends Event>(name: string, act: (event: Kind) => void): void;
}

declare const __FILES__: string[]; // written by the build
declare const __VERSION__: string;

const worker = self as unknown as Worker;
const FILES = `pavonis-files-${__VERSION__}`;
const READING = "pavonis-reading";
const MOST = 400; // answers that are kept
const PATIENCE = 6000; // milliseconds until what is kept is shown instead

worker.addEventListener<Waiting>("install", (event) => event.waitUntil(fill()));
worker.addEventListener<Waiting>("activate", (event) => event.waitUntil(tidy()));

async function fill(): Promise<void> {
  const cache = await caches.open(FILES);
  await cache.addAll(["/", ...__FILES__]);
  await worker.skipWaiting();
}

async function tidy(): Promise<void> {
  for (const name of stale(await caches.keys(), FILES)) await caches.delete(name);
  await worker.clients.claim();
}

worker.addEventListener<Fetching>("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fresh(request, FILES, "/"));
  else if (isReading(url.pathname)) event.respondWith(fresh(request, READING));
  else if (isFile(url.pathname)) event.respondWith(kept(request));
});

/** From the network; from the cache if nobody answers. `as`: all pages are the same file. */
async function fresh(request: Request, where: string, as?: string): Promise<Response> {
  const cache = await caches.open(where);
  try {
    const answer = await fetch(request, as ? {} : { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.ok && !answer.redirected) {
      await cache.put(as ?? request, answer.clone());
      if (!as) await trim(cache);
    }
    return answer;
  } catch (error) {
    const found = as ? await caches.match(as) : await cache.match(request);
    if (found) return found;
    throw error;
  }
}

async function kept(request: Request): Promise<Response> {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(FILES)).put(request, answer.clone());
  return answer;
}

async function trim(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - MOST))) await cache.delete(key);
}

worker.addEventListener<Pushed>("push", (event) => {
  const told = event.data?.json();
  if (!told) return;
  const { title, body, path, tag, lang } = told;
  event.waitUntil(worker.registration.showNotification(title, { body, tag, lang, data: { path }, icon: "/icon-192.png", badge: "/icon-192.png" }));
});

worker.addEventListener<Clicked>("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.path));
});

async function show(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((each) => new URL(each.url).pathname === path);
  await (open ? open.focus() : worker.clients.openWindow(path));
}

/** The push service has given this browser another address. */
worker.addEventListener<Changed>("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

async function renew(event: Changed): Promise<void> {
  const key = event.oldSubscription?.options.applicationServerKey;
  if (!key) return;
  const found = await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const body = JSON.stringify({ endpoint: found.endpoint, keys: found.toJSON().keys });
  await fetch("/api/me/notifications/push", { method: "POST", headers: { "Content-Type": "application/json" }, body });
}
