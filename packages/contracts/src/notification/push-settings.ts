/** Push services of the browsers that people have; "*." stands for one name or several. */
const KNOWN_SERVICES =
  "fcm.googleapis.com, *.push.services.mozilla.com, *.notify.windows.com, web.push.apple.com";

export interface PushSettings {
  /** VAPID: by which a service knows who sends. */
  readonly privateKey: string;
  /** Whom a service may write to about what is sent. */
  readonly subject: string;
  /** Names of hosts that are sent to, and no others. */
  readonly services: readonly string[];
}

/**
 * How this server pushes; null: it has no key and does not.
 *
 * @throws an error that names the variable which is wrong
 */
export function readPushSettings(
  environment: Readonly<Record<string, string | undefined>>,
): PushSettings | null {
  const privateKey = environment.VAPID_PRIVATE_KEY;
  if (!privateKey) return null;
  const address = environment.PUBLIC_URL ?? "";
  return {
    privateKey,
    subject:
      environment.PUSH_CONTACT ||
      (address.startsWith("https:") ? address : "mailto:nobody@kinora.invalid"),
    services: (environment.PUSH_SERVICES || KNOWN_SERVICES)
      .split(",")
      .map((name) => name.trim().toLowerCase())
      .filter((name) => name !== ""),
  };
}

/** Is this an address that may be sent to: https, no other port, a service that is known? */
export function isKnownService(endpoint: string, services: readonly string[]): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (url?.protocol !== "https:" || url.port !== "" || url.username || url.password) return false;
  return services.some((name) =>
    name.startsWith("*.") ? url.hostname.endsWith(name.slice(1)) : url.hostname === name,
  );
}
