import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { campaign } from "../../../test/campaign-builders.ts";
import { fakeServer, Refused } from "../../../test/fake-server.ts";
import { account, connectionsOf, targetPreview } from "../../../test/post-builders.ts";
import { show } from "../../../test/show.tsx";
import { options } from "../../../test/story-builders.ts";
import { NewCampaignPage } from "./new-campaign-page.tsx";

test("says what is missing, and starts with one key what was filled in", async () => {
  let tries = 0;
  const calls = fakeServer({
    listConnections: () => connectionsOf(account("tiktok")),
    getStoryOptions: () => options(),
    previewCampaignTargets: () => ({
      targets: [targetPreview({ connectionId: "kinora", platform: "kinora", kind: "feed" })],
    }),
    createCampaign: () => {
      tries += 1;
      if (tries === 1) throw new Refused(503, "SERVICE_UNAVAILABLE");
      return campaign({ id: "cmp_new" });
    },
  });
  const started: string[] = [];
  const { user } = show(() => <NewCampaignPage onStarted={({ id }) => void started.push(id)} />);
  const button = () =>
    screen.getByRole<HTMLButtonElement>("button", { name: "Start the campaign" });
  await screen.findByRole("heading", { name: "When" });
  expect(button().disabled).toBe(true);
  // What is missing leads to where it is filled in.
  await user.click(screen.getByRole("button", { name: "give it a name" }));
  await user.keyboard("Foxes");
  await user.type(screen.getByRole("textbox", { name: "Brief" }), "A fox");
  for (const day of ["Monday", "Thursday", "Sunday"])
    await user.click(screen.getByRole("button", { name: day }));
  await user.click(screen.getByRole("button", { name: "Sunday" }));
  screen.getByText("2 stories a week");
  await user.click(screen.getByRole("checkbox", { name: "The feed" }));
  await screen.findByText(/^Each story is shown in the feed at its time/);
  await user.type(screen.getByRole("textbox", { name: "Weekly limit, gems" }), "80");
  await user.click(button());
  await screen.findByRole("alert");
  await user.click(button());
  await waitFor(() => expect(started).toEqual(["cmp_new"]));
  const asked = calls.filter(({ name }) => name === "createCampaign");
  expect(asked.map(({ key }) => key === asked[0]?.key)).toEqual([true, true]);
  expect(asked[1]?.body).toMatchObject({
    ...{ name: "Foxes", brief: "A fox", weeklyGems: 80 },
    slots: [
      { weekday: 1, time: "18:00" },
      { weekday: 4, time: "18:00" },
    ],
    ...{ end: { by: "owner" }, targets: [{ connectionId: "kinora" }] },
  });
});
