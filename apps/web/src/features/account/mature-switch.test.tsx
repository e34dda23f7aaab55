import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { me } from "../../test/builders.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { MatureSwitch } from "./mature-switch.tsx";

test("asks whoever turns mature works on first whether they are an adult", async () => {
  const sent: unknown[] = [];
  fakeServer({
    changeMe: ({ body }) => {
      sent.push(body);
      return me({ adultSince: "2026-11-29T12:00:00.000Z", matureShown: true });
    },
  });
  const { user } = show(() => <MatureSwitch me={me()} />);
  await user.click(await screen.findByRole("switch", { name: "Show mature works" }));
  await user.click(await screen.findByRole("button", { name: "No" }));
  expect(sent).toEqual([]);
  await user.click(await screen.findByRole("switch", { name: "Show mature works" }));
  await user.click(await screen.findByRole("button", { name: "I am 18 or older" }));
  await expect.poll(() => sent).toEqual([{ adult: true, matureShown: true }]);
});

test("turns them on and off without asking again", async () => {
  const sent: unknown[] = [];
  const adult = me({ adultSince: "2026-11-29T12:00:00.000Z", matureShown: true });
  fakeServer({
    changeMe: ({ body }) => {
      sent.push(body);
      return adult;
    },
  });
  const { user } = show(() => <MatureSwitch me={adult} />);
  await user.click(await screen.findByRole("switch", { name: "Show mature works" }));
  await expect.poll(() => sent).toEqual([{ matureShown: false }]);
});
