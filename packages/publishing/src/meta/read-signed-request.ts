import type {
  PlatformCallback,
  PlatformNotice,
} from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { isSignatureOf } from "../http/is-signature-of.ts";
import type { PublishingDesk } from "../publishing-desk.ts";

const payload = z.object({
  algorithm: z.string().regex(/^hmac-sha256$/i),
  user_id: z.coerce.string().min(1),
  /** Seconds since 1970. */
  issued_at: z.number().int(),
});

/** Milliseconds that a request may be old, or ahead of our clock. */
const OLD = 24 * 3_600_000;
const AHEAD = 300_000;

/**
 * Reads the form of Meta's callbacks, for those who removed the app and those who want their data
 * deleted: a `signed_request`, of which the encoded text is signed.
 */
export function readSignedRequest(
  { settings, now }: PublishingDesk<{ readonly appSecret: string }>,
  { body }: PlatformCallback,
): PlatformNotice | null {
  const signed = new URLSearchParams(body).get("signed_request") ?? "";
  const [, signature = "", encoded = ""] = /^([\w-]+)\.([\w-]+)$/.exec(signed) ?? [];
  if (!isSignatureOf(Buffer.from(signature, "base64url"), encoded, settings.appSecret)) return null;
  try {
    const said = payload.safeParse(JSON.parse(Buffer.from(encoded, "base64url").toString("utf8")));
    if (!said.success) return null;
    const at = new Date(said.data.issued_at * 1_000);
    const age = now().getTime() - at.getTime();
    const isTimely = age <= OLD && age >= -AHEAD;
    return isTimely ? { kind: "left", personId: said.data.user_id, at } : null;
  } catch {
    return null;
  }
}
