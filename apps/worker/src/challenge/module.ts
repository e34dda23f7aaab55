import { randomBytes } from "node:crypto";
import { webCrypto } from "@kinora/contracts/challenge-result/web-crypto";
import { challengeStores } from "@kinora/database/challenge/challenge-stores";
import { postgresSwitches } from "@kinora/database/switch/postgres-switches";
import { transact } from "@kinora/database/transact";
import { fitChallenge, REFIT_BALLOTS } from "@kinora/domain/challenge/fit-challenge";
import { holdDaily } from "@kinora/domain/challenge/hold-daily";
import { moveChallenge } from "@kinora/domain/challenge/move-challenge";
import { returnOwnerless, settleNotice } from "@kinora/domain/challenge/settle-notice";
import { type DuePage, eachDue } from "@kinora/domain/each-due";
import { v7 as newId } from "uuid";
import { MINUTE } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import type { WorkerModule } from "../module.ts";
import { composeSigner } from "./compose-signer.ts";

const BATCH = 100;

export function challengeModule({ database, boss, now, log }: WorkerComposition): WorkerModule {
  const keyFile = process.env.SIGNING_KEY_FILE;
  const signer = keyFile ? composeSigner(keyFile) : null;
  const stores = challengeStores(database);
  const switches = postgresSwitches(database);
  const inTransaction = <T>(work: Parameters<typeof transact<T>>[2]) =>
    transact(database, boss, work);
  const settling = { transact: inTransaction, now };
  const unlessReadOnly = (run: () => Promise<void>) => async () => {
    if (!(await switches.current())?.readOnly) await run();
  };
  const move = (id: string) => {
    if (signer === null) throw new Error("SIGNING_KEY_FILE is not set: nothing can be signed");
    const hash = webCrypto.digest;
    return moveChallenge(id, { transact: inTransaction, newId, hash, signer, now });
  };
  const tasks = [
    {
      name: "hold the daily challenge",
      every: MINUTE,
      async run() {
        if (signer === null) return;
        const made = { id: newId(), salt: randomBytes(32).toString("hex"), now: now() };
        await inTransaction((own) => holdDaily(own, made));
      },
    },
    {
      name: "move challenges on",
      every: MINUTE / 12,
      run: () => {
        const find = (page: DuePage) => stores.challenges.dueAfter(now(), page);
        return eachDue({ find, work: move, log }, BATCH);
      },
    },
    {
      name: "weigh the entries of challenges",
      every: MINUTE / 4,
      run: () => {
        const find = (page: DuePage) => stores.challenges.unfitted(REFIT_BALLOTS, page);
        return eachDue({ find, work: (id) => fitChallenge(id, stores), log }, BATCH);
      },
    },
    {
      name: "pay and tell people of challenges",
      every: MINUTE / 12,
      async run() {
        const { untold, withOwnerless } = stores.challengePurse;
        const work = (id: string) => settleNotice(id, settling);
        await eachDue({ find: untold, work, log }, BATCH);
        const giveBack = (id: string) => returnOwnerless(id, settling);
        await eachDue({ find: withOwnerless, work: giveBack, log }, BATCH);
      },
    },
  ];
  return { clockTasks: tasks.map((task) => ({ ...task, run: unlessReadOnly(task.run) })) };
}
