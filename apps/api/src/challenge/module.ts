import { randomBytes } from "node:crypto";
import { webCrypto } from "@kinora/contracts/challenge-result/web-crypto";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountChallengeRoutes } from "./challenge-routes.ts";
import { mountChallengeStaffRoutes } from "./challenge-staff-routes.ts";
import { mountResultRoutes } from "./result-routes.ts";
import { mountTallyRoutes } from "./tally-routes.ts";
import { mountVoteRoutes } from "./vote-routes.ts";

const newSalt = () => randomBytes(32).toString("hex");

export function challengeModule(parts: ApiComposition): ApiModule {
  const { stores, transact, newId, digest, drawSeed, now, loadCards, environment } = parts;
  const { challenges, challengeEntries, challengeVotes, challengePurse, challengeFraud } = stores;
  const lists = { challenges, challengeEntries, challengeVotes, challengePurse, challengeFraud };
  const shown = { ...lists, loadCards, now };
  const hash = webCrypto.digest;
  const isSigning = environment.signingKeyFile !== null;
  return {
    mount(server) {
      mountChallengeRoutes(server, { ...shown, entering: { transact, newId, hash } });
      mountVoteRoutes(server, {
        ...{ ...shown, drawing: { transact, newId, hash, drawSeed }, casting: { transact, hash } },
      });
      mountResultRoutes(server, shown);
      mountTallyRoutes(server, shown);
      mountChallengeStaffRoutes(server, {
        ...{ ...shown, writing: { transact, newId, newSalt, digest } },
        ...{ stepping: { transact, newId, isSigning }, excluding: { transact, newId } },
      });
    },
  };
}
