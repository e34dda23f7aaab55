import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { formFieldsSet } from "../../entities/prompt/prompt-slice.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { model } from "../../test/models.ts";
import { show } from "../../test/show.tsx";
import { FillSlots } from "../../ui/slot.tsx";
import { modeFields, STORY } from "./choose-model.ts";
import { Composer } from "./composer.tsx";

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const Story = () => <p>Story</p>;
const core = model("core", { modes: ["text-to-video", "text-to-story"] });

test("requests no quote for a whole story, because each stage has its own price", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const calls = fakeServer({ listModels: () => ({ items: [core] }), createQuote: () => ({}) });
  const { store } = show(() => (
    <FillSlots fills={{ "prompt.story": Story }}>
      <Composer isAdmin={false} onStarted={() => undefined} />
    </FillSlots>
  ));
  act(() => void store.dispatch(formFieldsSet({ ...modeFields(STORY), prompt: "a fox" })));
  await screen.findByText("Story");
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(calls.map(({ name }) => name)).toEqual(["listModels"]);
  act(() => void store.dispatch(formFieldsSet(modeFields("text-to-video"))));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("createQuote"));
});
