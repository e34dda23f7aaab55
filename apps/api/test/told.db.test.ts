import { postgresCreationStore } from "@kinora/database/creation/postgres-creation-store";
import { notificationListener } from "@kinora/database/notification/notification-listener";
import { hearAll } from "@kinora/testing/event/hear-all";
import { expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithStaff } from "./start-with-staff.ts";

const server = await startWithStaff();
const { database, clock, people } = server;
const { ada, mira, olivia } = people;
const creations = postgresCreationStore(database);

let orders = 0;
async function inReview(): Promise<string> {
  const body = { type: "text-to-image", prompt: "a fox" };
  const { id } = (await ada("POST", "/api/creations", body, `order-${orders++}`)).body;
  await creations.update(id, { status: "review", finishedAt: new Date() });
  return id;
}
const decide = async (who: typeof ada, id: string, decision: object = { verdict: "show" }) => {
  const answer = await who("POST", `/api/moderation/cases/${id}/decision`, decision);
  await finishDecisions(server);
  return answer;
};
const told = async (who: typeof ada, code: string) => {
  await hearAll(
    database,
    notificationListener(() => clock.now),
  );
  const { items } = (await who("GET", "/api/notifications")).body;
  return items.filter((item: { code: string }) => item.code === code);
};

it("notifies those who may decide an appeal, with a button, until one of them has", async () => {
  const id = await inReview();
  await decide(mira, id, { verdict: "hide", rule: "violent_content", note: "There is blood." });
  await ada("POST", `/api/creations/${id}/appeal`, { text: "It is soup." });
  const asked = (who: typeof ada) => told(who, "moderation.appeal");
  expect(await asked(mira)).toEqual([]);
  expect(await asked(ada)).toEqual([]);
  expect(await asked(olivia)).toMatchObject([
    {
      ...{ kind: "action", topic: "restricted", href: "/admin/moderation" },
      ...{ title: "Someone appealed about their picture", creation: null },
      action: { kind: "open", label: "Review it" },
    },
  ]);
  expect((await decide(olivia, id)).status).toBe(200);
  expect(await asked(olivia)).toEqual([]);
});

it("tells the owner that a checked work is visible", async () => {
  const id = await inReview();
  expect((await decide(mira, id)).status).toBe(200);
  expect(await told(ada, "creation.cleared")).toMatchObject([
    { kind: "image", topic: "checked", title: "Your picture was checked", body: "a fox" },
  ]);
});
