import { type ServerEvent, serverEvent } from "@kinora/contracts/event/event";
import { recordEvent } from "@kinora/database/event/record-event";
import { openEventTail } from "@kinora/database/event/tail-events";
import { afterAll, expect, it, vi } from "vitest";
import { tellStreams } from "../src/event/tell-streams.ts";
import { startTestServer } from "./test-server.ts";

const { server, database, hub, as } = await startTestServer();
const origin = await server.listen({ host: "127.0.0.1", port: 0 });
afterAll(tellStreams(await openEventTail(database), hub));
const ada = as("ada");
await ada("GET", "/api/me");

/** Opens a user's stream; `until` reads until an event matches. */
async function openStream(handle: string) {
  const abort = new AbortController();
  const answer = await fetch(`${origin}/api/events`, {
    headers: { authorization: `Bearer ${handle}` },
    signal: abort.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const until = async (fits: (event: ServerEvent) => boolean): Promise<ServerEvent> => {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end === -1) {
        const chunk = await reader?.read();
        if (!chunk || chunk.done) throw new Error("the stream ended");
        text += chunk.value;
        continue;
      }
      const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
      text = text.slice(end + 2);
      const event = data && serverEvent.parse(JSON.parse(data));
      if (event && fits(event)) return event;
    }
  };
  return { answer, until, close: () => abort.abort() };
}

it("sends changes live to the user concerned, and to nobody else", async () => {
  const mine = await openStream("ada");
  const others = await openStream("bruno");
  expect(mine.answer.headers.get("content-type")).toContain("text/event-stream");

  const form = { type: "text-to-image", prompt: "a fox" };
  const { id } = (await ada("POST", "/api/creations", form, "live")).body;
  // An event about her sign-up gems may arrive late, with the balance of that time.
  const held = await mine.until((event) => event.type === "balance" && event.balance.held > 0);
  expect(held).toMatchObject({ balance: { available: 19, held: 1 } });
  const progress = await mine.until((event) => event.type === "progress");
  expect(progress).toMatchObject({
    creationId: id,
    status: "processing",
    progress: { stage: "queued" },
  });
  await as("bruno")("POST", "/api/gems/daily-claim");
  const first = await others.until(() => true);
  expect(first.type).toBe("balance");
  mine.close();
  others.close();
});

it("tells only the owner of an upload that it was ingested", async () => {
  const row = { id: "sent", user_id: "usr_ada", kind: "image", bytes: 1, created_at: new Date() };
  await database
    .insertInto("upload")
    .values({ ...row, state: "review", received_at: new Date(), ended_at: new Date() })
    .execute();
  // No other event of hers is pending that could arrive first.
  const [mine, others] = [await openStream("ada"), await openStream("chiyo")];
  const tell = (userId: string) =>
    recordEvent(database)({ type: "upload.ended", subjectId: "sent", userId, payload: {} });
  for (const userId of ["usr_ada", "usr_chiyo"]) await tell(userId);
  expect(await mine.until((event) => event.type === "upload")).toEqual({
    type: "upload",
    uploadId: "sent",
    state: "review",
  });
  hub.publish({ userId: "usr_chiyo", noun: "gem", subjectId: "usr_chiyo" });
  expect((await others.until(() => true)).type).toBe("balance");
  mine.close();
  others.close();
});

it("rejects anonymous visitors", async () => {
  const { answer, close } = await openStream("nobody");
  expect(answer.status).toBe(401);
  close();
});

it("tells a listening user that their account is disabled, and sends nothing more", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { until, close } = await openStream("chiyo");
  const disabled = { disabled_at: new Date() };
  await database.updateTable("app_user").set(disabled).where("id", "=", "usr_chiyo").execute();
  vi.advanceTimersByTime(15_000);
  vi.useRealTimers();
  expect(await until((event) => event.type === "session")).toMatchObject({ state: "disabled" });
  await expect(until(() => true)).rejects.toThrow("the stream ended");
  close();
});

it("does not hold a HEAD request open", async () => {
  const answer = await fetch(`${origin}/api/events`, {
    method: "HEAD",
    headers: { authorization: "Bearer ada" },
  });
  expect(answer.status).toBe(404);
});

it("says when to retry when a user has too many streams", async () => {
  const open = await Promise.all(Array.from({ length: 13 }, () => openStream("mira")));
  const refused = open.filter(({ answer }) => answer.status === 429);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.answer.headers.get("retry-after")).toMatch(/^\d+$/);
  for (const { close } of open) close();
});
