/** How this browser stands to what is pushed: it cannot, it may not, it is not told, it is. */
export type PushStanding = "unable" | "blocked" | "off" | "on";

/** Whose it is: of several people at one browser each asks for themselves. */
const MARK = "pushed-to";

const isAble = () =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const subscribed = async () =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

export async function pushStanding(uid: string): Promise<PushStanding> {
  if (!isAble() || !(await navigator.serviceWorker.getRegistration())) return "unable";
  if (Notification.permission === "denied") return "blocked";
  return localStorage.getItem(MARK) === uid && (await subscribed()) ? "on" : "off";
}

/**
 * Asks the person, and the browser's push service for an address; only after a press.
 *
 * @returns null where the person does not want it
 */
export async function askForPush(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** It is this person's from now on. */
export const keepPush = (uid: string) => localStorage.setItem(MARK, uid);

/** @returns the address that is told nothing any more */
export async function dropPush(): Promise<string | null> {
  localStorage.removeItem(MARK);
  const subscription = await subscribed();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}
