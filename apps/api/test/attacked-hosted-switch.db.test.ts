import { story } from "@kinora/contracts/story/story";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, database, clock, parts } = await startTestServer({
  variables: { ELEVENLABS_KEY: "a key", ELEVENLABS_API_KEY: "a key", FAL_KEY: "k" },
});
const olivia = as("olivia");
const OPEN = {
  ...{ signUps: "open", creating: true, enginesOff: [] as string[], feed: true, awards: true },
  ...{ gifts: true, readOnly: false, sentence: "" },
};

async function spoken(key: string) {
  await olivia("GET", "/api/me");
  const board = writtenBoard();
  const asked = {
    prompt: "",
    board: {
      ...board,
      cast: board.cast.map((entry) => ({ ...entry, voice: null })),
      settings: { ...board.settings, voice: "elevenlabs/sarah" },
    },
  };
  const made = await olivia("POST", "/api/stories", asked, key);
  return story.parse(made.body);
}

test("no line is ordered from a service that the owner has switched off", async () => {
  const { id, version, prices } = await spoken("a story");
  const off = await olivia("PUT", "/api/admin/switches", {
    ...OPEN,
    ...{ enginesOff: ["elevenlabs"], sentence: "It speaks nonsense." },
  });
  expect(off.status, JSON.stringify(off.body)).toBe(200);
  const order = { kind: "update", version, gems: prices.update.gems };
  const answer = await olivia("POST", `/api/stories/${id}/work`, order, "an update");
  const { rows } = { rows: await database.selectFrom("hosted_spending").selectAll().execute() };
  expect({ code: answer.body.code, orders: rows.length }).toEqual({
    code: "CREATING_OFF",
    orders: 0,
  });
});

test("no line is ordered from a service that is away", async () => {
  await olivia("PUT", "/api/admin/switches", OPEN);
  await database.deleteFrom("hosted_spending").execute();
  for (let fault = 0; fault < 5; fault += 1)
    await parts.stores.serviceHealth.note(
      "elevenlabs",
      { kind: "fault", fault: "auth" },
      clock.now,
    );
  await parts.circuits.look();
  const { id, version, prices } = await spoken("another story");
  const order = { kind: "update", version, gems: prices.update.gems };
  const answer = await olivia("POST", `/api/stories/${id}/work`, order, "another update");
  const rows = await database.selectFrom("hosted_spending").selectAll().execute();
  expect({ status: answer.status, orders: rows.length }).toMatchObject({ orders: 0 });
});
