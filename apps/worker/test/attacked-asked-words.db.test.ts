import { storesOnPool, transact } from "@kinora/database/transact";
import { improveWords } from "@kinora/domain/prompt/improve-words";
import { simulatedScript } from "@kinora/provider-simulators/chat/simulated-script";
import { BANNED } from "@kinora/words/lists/english";
import { SHIPPED_LISTS } from "@kinora/words/lists/shipped-lists";
import { openMatcher } from "@kinora/words/match/open-matcher";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { openAskedShop } from "./asked-shop.ts";

const shop = await openAskedShop();
const { simulator, database, boss } = shop;
const PROMPT = "a fox finds a lantern";
/** A word that nobody may confirm. */
const WORD = BANNED.find((word) => /^[a-z]{5,9}$/.test(word)) ?? "";
const find = openMatcher(SHIPPED_LISTS);

test("a script with words that no person may write here is not taken: the built-in writer writes", async () => {
  const script = simulatedScript({ idea: PROMPT, type: "narrative", words: 38, scenes: 3 });
  const made = JSON.stringify(script).replace("A long road", `A ${WORD} road`);
  expect(made).toContain(WORD);
  simulator.answers.push(JSON.parse(made));
  const { story } = await shop.written(PROMPT);
  const shown = [story.board?.title, story.board?.description].join("\n");
  expect(find(shown), shown).toEqual([]);
  expect(story.scriptNote).toMatchObject({
    code: "story.writtenHere",
    params: { why: "unusable" },
  });
});

test("better words that no person may write here are not offered", async () => {
  simulator.answers.push({ words: `a ${WORD} fox` });
  const actor = { id: "usr_ada", role: "user", tier: "free" } as const;
  const { id } = await improveWords(
    {
      ...{ actor, request: { prompt: PROMPT, kind: "image" }, idempotencyKey: newId() },
      now: new Date(Date.now() + shop.clock.ahead),
    },
    {
      ...{ model: () => "simulated", offersHosted: () => true, newId },
      transact: (work) => transact(database, boss, work),
    },
  );
  const job = await shop.claim();
  if (job) await shop.attempt(job);
  const found = await storesOnPool(database, boss).improvements.find(id);
  expect(found?.outcome).toEqual({ kind: "left", why: "unusable" });
});
