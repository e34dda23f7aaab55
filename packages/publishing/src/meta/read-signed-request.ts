import type {
  PlatformCallback,
  PlatformNotice,
} from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { isSignatureOf } from "../http/is-signature-of.ts";

const payload = z.object({
  algorithm: z.string().regex(/^hmac-sha256$/i),
  user_id: z.coerce.string().min(1),
});

/**
 * Reads the form of Meta's callbacks, for those who removed the app and those who want their data
 * deleted: a `signed_request`, of which the encoded text is signed.
 */
export function readSignedRequest(
  { body }: PlatformCallback,
  appSecret: string,
): PlatformNotice | null {
  const signed = new URLSearchParams(body).get("signed_request") ?? "";
  const [, signature = "", encoded = ""] = /^([\w-]+)\.([\w-]+)$/.exec(signed) ?? [];
  if (!isSignatureOf(Buffer.from(signature, "base64url"), encoded, appSecret)) return null;
  try {
    const said = payload.safeParse(JSON.parse(Buffer.from(encoded, "base64url").toString("utf8")));
    return said.success ? { kind: "left", personId: said.data.user_id } : null;
  } catch {
    return null;
  }
}
