import type { Improvement } from "@kinora/contracts/prompt/improvement";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, Refused, type Replies } from "../../test/fake-server.ts";
import { model } from "../../test/models.ts";
import { show } from "../../test/show.tsx";
import { Composer } from "./composer.tsx";

const MINE = "a fox";
const BETTER = "A small red fox waits in the snow at dusk.";
const ID = "0199a1b2-0000-7000-8000-000000000001";
const waiting: Improvement = {
  ...{ id: ID, state: "waiting", model: "gpt-x", before: MINE, after: null, why: null },
};

async function open(replies: Replies, improver: string | null = "OpenAI") {
  const calls = fakeServer({
    listModels: () => ({ items: [model("core", { modes: ["text-to-image"] })], improver }),
    createQuote: () => ({
      ...{
        quoteId: "q1",
        gems: 1,
        explanation: "A picture costs 1 gem",
        balanceAfter: 9,
        works: [],
      },
      ...{ model: "core", expiresAt: new Date(Date.now() + 300_000).toISOString() },
    }),
    ...replies,
  });
  const shown = show(() => <Composer isAdmin={false} onStarted={() => undefined} />);
  fireEvent.change(await field(), { target: { value: MINE } });
  return { ...shown, calls, asked: () => calls.filter(({ name }) => name === "improveWords") };
}
// Also found behind a dialog.
const field = () => screen.findByLabelText<HTMLTextAreaElement>("Prompt", { selector: "textarea" });
const press = { name: "Improve my words" };

test("shows the improved prompt beside the user's own, takes it on a press and can restore it", async () => {
  const { user, asked } = await open({
    improveWords: () => waiting,
    getImprovement: () => ({ ...waiting, state: "improved", after: BETTER }),
  });
  await user.click(await screen.findByRole("button", press));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText(/^Only these words are sent to OpenAI/);
  expect(asked()).toEqual([]);
  await user.click(await dialog.findByRole("button", { name: "Send them" }));
  const column = async (name: string) => within(await dialog.findByRole("region", { name }));
  (await column("Yours")).getByText(MINE);
  await (await column("Improved")).findByText(BETTER);
  dialog.getByText(/^Only these words are sent to OpenAI\. It costs no gems; you can do it 40/);
  expect((await field()).value).toBe(MINE);
  expect(asked()).toMatchObject([{ body: { prompt: MINE, kind: "image" } }]);
  await user.click(dialog.getByRole("button", { name: "Use these words" }));
  expect((await field()).value).toBe(BETTER);
  await user.click(await screen.findByRole("button", { name: "Back to my words" }));
  expect((await field()).value).toBe(MINE);
});

test("changes nothing when the user leaves, and explains a refusal", async () => {
  const why = "Your words stay as they are: GPT-x would not write about this.";
  const { user, asked } = await open({
    improveWords: () => waiting,
    getImprovement: () => ({ ...waiting, state: "left", why }),
  });
  await user.click(await screen.findByRole("button", press));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText(/^Only these words are sent to OpenAI/);
  expect(asked()).toEqual([]);
  await user.click(await dialog.findByRole("button", { name: "Send them" }));
  await dialog.findByText(why);
  await user.click(dialog.getByRole("button", { name: "Try again" }));
  await expect.poll(() => asked().length).toBe(2);
  await dialog.findByText(why);
  expect(dialog.queryByRole("button", { name: "Use these words" })).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Keep mine" }));
  expect((await field()).value).toBe(MINE);
  expect(screen.queryByRole("button", { name: "Back to my words" })).toBeNull();
});

test("shows the server's refusal in place of the improved prompt", async () => {
  const { user, asked } = await open({
    improveWords: () => {
      throw new Refused(409, "QUEUE_FULL");
    },
  });
  await user.click(await screen.findByRole("button", press));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText(/^Only these words are sent to OpenAI/);
  expect(asked()).toEqual([]);
  await user.click(await dialog.findByRole("button", { name: "Send them" }));
  const improved = within(await dialog.findByRole("region", { name: "Improved" }));
  await improved.findByText(/many works waiting/);
});

test("asks no model before the press", async () => {
  const { asked } = await open({});
  await screen.findByRole("button", press);
  expect(asked()).toEqual([]);
});

test("shows no button without a language model", async () => {
  await open({}, null);
  await screen.findByRole("button", { name: "Surprise me" });
  expect(screen.queryByRole("button", press)).toBeNull();
});
