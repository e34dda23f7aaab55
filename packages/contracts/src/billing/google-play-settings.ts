import { z } from "zod";
import { takesMoney } from "./stripe-settings.ts";

/**
 * The identity in the JSON key that Google issues. Its token URL is ignored, because it could be
 * any host.
 */
const playAccount = z.object({
  type: z.literal("service_account"),
  client_email: z.email(),
  private_key: z.string().startsWith("-----BEGIN PRIVATE KEY-----"),
  private_key_id: z.string().min(1),
});
export type PlayAccount = z.infer<typeof playAccount>;

/** Who signs notifications, and for whom. */
export interface PlayPush {
  readonly audience: string;
  /** E-mail of the service account that the push subscription authenticates with. */
  readonly email: string;
}

/** How to reach Google Play, or the simulator that stands in for it. */
export interface GooglePlaySettings {
  /** The app's id, for example "app.kinora". */
  readonly packageName: string;
  readonly account: PlayAccount;
  readonly push: PlayPush;
  /** Origin of the simulator on this machine; null for Google itself. */
  readonly simulator: string | null;
}

type Source = Readonly<Record<string, string | undefined>>;

/**
 * Reads GOOGLE_PLAY_SERVICE_ACCOUNT (the JSON itself), GOOGLE_PLAY_PACKAGE_NAME,
 * GOOGLE_PLAY_PUSH_AUDIENCE, GOOGLE_PLAY_PUSH_EMAIL and GOOGLE_PLAY_SIMULATOR_URL. Null when
 * nothing is sold there.
 *
 * @throws an error that names the variable that is missing or invalid, and does not quote it
 */
export function readGooglePlaySettings(source: Source): GooglePlaySettings | null {
  const json = source.GOOGLE_PLAY_SERVICE_ACCOUNT ?? "";
  if (json === "") return null;
  const account = readAccount(json);
  const packageName = required(source, "GOOGLE_PLAY_PACKAGE_NAME");
  if (!/^[a-zA-Z]\w*(\.[a-zA-Z]\w*)+$/.test(packageName))
    throw new Error("GOOGLE_PLAY_PACKAGE_NAME is not the id of an app.");
  const push = {
    audience: required(source, "GOOGLE_PLAY_PUSH_AUDIENCE"),
    email: required(source, "GOOGLE_PLAY_PUSH_EMAIL"),
  };
  const simulator = source.GOOGLE_PLAY_SIMULATOR_URL || null;
  if (simulator !== null) {
    if (takesMoney(source))
      throw new Error("GOOGLE_PLAY_SIMULATOR_URL is set beside keys that take money.");
    refuseMixture(simulator, [account.client_email, push.email]);
  }
  return { packageName, account, push, simulator };
}

/** A simulator must not be believed where real purchases are read. */
function refuseMixture(simulator: string, emails: readonly string[]): void {
  if (!/^http:\/\/127\.0\.0\.1:\d+$/.test(simulator))
    throw new Error("GOOGLE_PLAY_SIMULATOR_URL must be on this machine, as http://127.0.0.1:4243.");
  if (emails.some((email) => !email.endsWith(".invalid")))
    throw new Error(
      "GOOGLE_PLAY_SIMULATOR_URL is set beside a real account; accounts of the simulator end in .invalid.",
    );
}

function readAccount(json: string): PlayAccount {
  const said = playAccount.safeParse(parse(json)).data;
  if (!said)
    throw new Error("GOOGLE_PLAY_SERVICE_ACCOUNT is not the JSON key of a service account.");
  return said;
}

function required(source: Source, name: string): string {
  const value = source[name] ?? "";
  if (value === "") throw new Error(`${name} is missing.`);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
