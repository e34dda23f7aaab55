import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { VoiceSample } from "./voice-sample.tsx";

afterEach(() => vi.restoreAllMocks());

const sample = (name: string, url: string | null) => ({ about: "voice", name, prompt: "", url });

test("plays a sample before a voice is chosen, and shows no button for a voice without one", async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
  fakeServer({
    listSamples: () => ({ items: [sample("heart", "/media/samples/h.wav"), sample("ash", null)] }),
  });
  const { user } = show(() => (
    <>
      <VoiceSample voice="heart" name="Heart" />
      <VoiceSample voice="ash" name="Ash" />
    </>
  ));
  await user.click(await screen.findByRole("button", { name: "Hear Heart" }));
  await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
  expect(play.mock.contexts[0]).toHaveProperty("src", expect.stringMatching(/\/samples\/h\.wav$/));
  expect(screen.queryByRole("button", { name: "Hear Ash" })).toBeNull();
});
