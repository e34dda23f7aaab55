import type {
  PlatformCallback,
  PlatformNotice,
} from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { isSignatureOf } from "../http/is-signature-of.ts";
import { jsonOf } from "../http/platform-request.ts";
import type { TikTokDesk } from "./tiktok-settings.ts";

const event = z.object({
  client_key: z.string(),
  event: z.string(),
  user_openid: z.string().min(1),
});

/** Milliseconds that a signature may be old, or ahead of our clock. */
const TOLERANCE = 300_000;

/** Reads an event of TikTok: its time and its body are signed together. */
export function readTikTokEvent(
  { settings, now }: TikTokDesk,
  { headers, body }: PlatformCallback,
): PlatformNotice | null {
  const said = headers["tiktok-signature"] ?? "";
  const [, time = "", signature = ""] = /^t=(\d{1,12}),s=([0-9a-f]{64})$/.exec(said) ?? [];
  const isTimely = Math.abs(Number(time) * 1_000 - now().getTime()) <= TOLERANCE;
  const { clientSecret, clientKey } = settings;
  const bytes = Buffer.from(signature, "hex");
  if (!isTimely || !isSignatureOf(bytes, `${time}.${body}`, clientSecret)) return null;
  const known = event.safeParse(jsonOf({ body })).data;
  if (known?.client_key !== clientKey) return null;
  const kind = known.event === "authorization.removed" ? "left" : "news";
  return { kind, personId: known.user_openid, at: new Date(Number(time) * 1_000) };
}
