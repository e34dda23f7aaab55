import { createHmac, timingSafeEqual } from "node:crypto";
import { TAKEOUT_ADDRESS_SECONDS, type TakeoutAddress } from "@kinora/contracts/takeout/takeout";

/** Creates and verifies URLs of archives, and the ETags of their downloads. */
export interface TakeoutAddresses {
  /** Returns a URL at which a download can start within five minutes, while the session lasts. */
  sign(id: string, session: string, now: Date): string;
  /** True when the signature is valid, even if the URL has expired. */
  isOurs(address: TakeoutAddress): boolean;
  isInTime(address: TakeoutAddress, now: Date): boolean;
  /** Returns the ETag of a download, which is known only to the client that started it. */
  tag(address: TakeoutAddress): string;
}

/** Signs with HMAC-SHA256. Each use of the secret has a label of its own, `what` is sent. */
export function takeoutAddresses(secret: string, path: string, what = "takeout"): TakeoutAddresses {
  const mac = (...parts: readonly string[]) =>
    createHmac("sha256", secret).update(parts.join("\n")).digest("base64url");
  const signatureOf = (id: string, session: string, e: string) => mac(what, id, session, e);
  return {
    sign(id, session, now) {
      const e = (Math.floor(now.getTime() / 1_000) + TAKEOUT_ADDRESS_SECONDS).toString(36);
      const s = signatureOf(id, session, e);
      return `${path}?${new URLSearchParams({ id, session, e, s })}`;
    },
    isOurs({ id, session, e, s }) {
      const [wanted, given] = [Buffer.from(signatureOf(id, session, e)), Buffer.from(s)];
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    },
    isInTime: ({ e }, now) => Number.parseInt(e, 36) * 1_000 > now.getTime(),
    tag: ({ id, session, e }) => `"${mac(`${what} begun`, id, session, e)}"`,
  };
}
