/** Push services of common browsers; "*." matches one or more labels. */
const KNOWN_SERVICES =
  "fcm.googleapis.com, *.push.services.mozilla.com, *.notify.windows.com, web.push.apple.com";

export interface PushSettings {
  /** VAPID key that identifies the sender to the service. */
  readonly privateKey: string;
  /** Contact of the sender for the service. */
  readonly subject: string;
  /** Host names of the only services that messages are sent to. */
  readonly services: readonly string[];
}

/**
 * Reads how this server sends push messages; null when it has no key and does not.
 *
 * @throws an error that names the invalid variable
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

/** True for an endpoint that may be used: https, default port, known service. */
export function isKnownService(endpoint: string, services: readonly string[]): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (url?.protocol !== "https:" || url.port !== "" || url.username || url.password) return false;
  return services.some((name) =>
    name.startsWith("*.") ? url.hostname.endsWith(name.slice(1)) : url.hostname === name,
  );
}
