/** The state of push messages in this browser: unsupported, denied, not subscribed, subscribed. */
export type PushStanding = "unable" | "blocked" | "off" | "on";

/**
 * Storage key of the subscribed user: each of several users of one browser subscribes separately.
 */
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
 * Asks the user for permission and the browser's push service for an endpoint; only after a press.
 *
 * @returns null when the user declines
 */
export async function askForPush(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Records that the subscription belongs to this user. */
export const keepPush = (uid: string) => localStorage.setItem(MARK, uid);

/**
 * @returns the endpoint that was unsubscribed
 */
export async function dropPush(): Promise<string | null> {
  localStorage.removeItem(MARK);
  const subscription = await subscribed();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}
