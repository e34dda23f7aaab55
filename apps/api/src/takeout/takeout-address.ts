import { createHmac, timingSafeEqual } from "node:crypto";
import { TAKEOUT_ADDRESS_SECONDS, type TakeoutAddress } from "@kinora/contracts/takeout/takeout";

/** Makes and checks addresses of archives, and the tags of what is downloaded there. */
export interface TakeoutAddresses {
  /** An address at which a download can be begun for five minutes, while the session lasts. */
  sign(id: string, session: string, now: Date): string;
  /** Did we make this address? Its time may be over. */
  isOurs(address: TakeoutAddress): boolean;
  isInTime(address: TakeoutAddress, now: Date): boolean;
  /** What a download is known by (ETag): only who has begun it knows. */
  tag(address: TakeoutAddress): string;
}

/** Signed with HMAC-SHA256; each use of the secret has a name of its own. */
export function takeoutAddresses(secret: string, path: string): TakeoutAddresses {
  const mac = (...parts: readonly string[]) =>
    createHmac("sha256", secret).update(parts.join("\n")).digest("base64url");
  const signatureOf = (id: string, session: string, e: string) => mac("takeout", id, session, e);
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
    tag: ({ id, session, e }) => `"${mac("takeout begun", id, session, e)}"`,
  };
}
