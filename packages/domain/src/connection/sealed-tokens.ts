import type { Sealer } from "../hosted/service-keys.ts";
import type { PlatformAccount, PlatformTokens } from "../publication/platform-connection.ts";
import type { ConnectionStore } from "./connection-store.ts";

type OfAccount = Pick<PlatformAccount, "platform" | "accountId"> & { readonly userId: string };

/** The same for an account that is connected again. */
const purposeOf = ({ userId, platform, accountId }: OfAccount) =>
  `tokens of ${userId} at ${platform} ${accountId}`;

export const sealTokens = (
  sealer: Sealer,
  of: OfAccount,
  tokens: PlatformTokens,
): Promise<string> => sealer.seal(JSON.stringify(tokens), purposeOf(of));

/** Returns the tokens; null when there are none, or the secret that opened them is gone. */
export async function openTokens(
  sealer: Pick<Sealer, "open">,
  of: OfAccount & { readonly sealed: string | null },
): Promise<PlatformTokens | null> {
  const text = of.sealed === null ? null : await sealer.open(of.sealed, purposeOf(of));
  return text === null ? null : readTokens(JSON.parse(text));
}

type Written = {
  readonly [Key in keyof PlatformTokens]: Key extends `${string}At`
    ? string | null
    : PlatformTokens[Key];
};

/** Reads tokens as JSON wrote them. */
export function readTokens(written: Written): PlatformTokens {
  const date = (text: string | null) => (text === null ? null : new Date(text));
  return {
    accessToken: written.accessToken,
    accessExpiresAt: date(written.accessExpiresAt),
    refreshToken: written.refreshToken,
    refreshExpiresAt: date(written.refreshExpiresAt),
  };
}

/** Reseals tokens with the current secret that were sealed with an earlier one. */
export async function resealTokens(
  { sealedAfter, reseal }: Pick<ConnectionStore, "sealedAfter" | "reseal">,
  sealer: Sealer,
): Promise<void> {
  const most = 200;
  for (let after = ""; ; ) {
    const page = await sealedAfter(after, most);
    for (const one of page) {
      if (one.sealed === null || !sealer.isOutdated(one.sealed)) continue;
      const tokens = await openTokens(sealer, one);
      if (tokens) await reseal(one.id, one.sealed, await sealTokens(sealer, one, tokens));
    }
    const last = page.at(-1);
    if (!last || page.length < most) return;
    after = last.id;
  }
}
