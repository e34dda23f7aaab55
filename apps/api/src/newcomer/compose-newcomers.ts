import { createHmac } from "node:crypto";
import type { Stores } from "@kinora/database/stores";
import type { People } from "@kinora/domain/account/account-ports";
import { awardSignUp } from "@kinora/domain/account/award-sign-up";
import { type NewcomerUse, takeAllowance } from "@kinora/domain/newcomer/newcomer-use";
import { signUpGemsLater } from "@kinora/domain/notification/gem-notifications";
import { notify } from "@kinora/domain/notification/notify";
import type { ConsentGate } from "../legal/consent-gate.ts";
import { newcomerAllowance } from "./newcomer-gate.ts";

export interface NewcomerParts {
  /** False in load tests and where all accounts are demo accounts. */
  readonly limited: boolean;
  readonly secret: string;
  readonly people: People;
  readonly stores: Pick<Stores, "identities" | "newcomerUses">;
  readonly transact: <T>(work: (stores: Stores) => Promise<T>) => Promise<T>;
  readonly consent: ConsentGate;
  readonly newId: () => string;
  readonly now: () => Date;
}

/** Sets up what new accounts receive and may do in a day. */
export function composeNewcomers(parts: NewcomerParts) {
  const { limited, people, stores, transact, consent, now } = parts;
  const uses = stores.newcomerUses;
  const hash = (what: string) =>
    createHmac("sha256", parts.secret).update(`newcomer\n${what}`).digest("base64url");
  const hashNetwork = (network: string) => hash(network);
  const mayAward = (network: string, installation: string | null) => async (userId: string) => {
    const use: NewcomerUse = {
      ...{ userId, key: "once", network: hashNetwork(network) },
      what: "signUpGems",
      installation: installation === null ? null : hash(`installation\n${installation}`),
    };
    const { by } = await takeAllowance({ uses }, use, now());
    if (by === null) return true;
    await transact((inside) => notify(inside, signUpGemsLater(userId, now())));
    return false;
  };
  return {
    allowance: newcomerAllowance({ ...parts, uses, hashNetwork }),
    /**
     * Grants sign-up gems once the user has agreed to the texts and their network and installation
     * have some left today.
     */
    async welcome(
      userId: string,
      network: string | null,
      installation: string | null = null,
    ): Promise<void> {
      if (await consent.needed(userId)) return;
      const within =
        limited && network !== null ? { mayAward: mayAward(network, installation) } : {};
      const { identities } = stores;
      await awardSignUp({ people, identities, transact, ...within }, { userId, now: now() });
    },
  };
}
