import { sampleBundle } from "@kinora/testing/challenge/sample-bundle";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { VerifyPage } from "./verify-page.tsx";

const bundle = await sampleBundle(7);
const fileOf = (content: unknown) =>
  new File([JSON.stringify(content)], "bundle.json", { type: "application/json" });

test("recomputes a bundle from a file, and names what doesn't hold", async () => {
  fakeServer({});
  const { user } = show(() => <VerifyPage challenge={null} />);
  const choose = async (content: unknown) =>
    user.upload(await screen.findByLabelText("Choose a bundle"), fileOf(content));
  await choose(bundle);
  await screen.findByText(/^Everything is right: 120 ballots/);
  const [first, ...others] = bundle.ballots;
  const choice = first?.choice === "left" ? "right" : "left";
  await choose({ ...bundle, ballots: [{ ...first, choice }, ...others] });
  await screen.findByText("Ballot 1 was changed, or one before it was removed or added.");
  await choose({ not: "a bundle" });
  await screen.findByText("This is not the bundle of a challenge, or it is damaged.");
  expect(screen.queryByText(/^Everything is right/)).toBeNull();
});

test("fetches the bundle of a challenge of this server", async () => {
  fakeServer({ getChallengeBundle: () => bundle });
  show(() => <VerifyPage challenge="challenge-1" />);
  await screen.findByText(/^Everything is right: 120 ballots/);
});
