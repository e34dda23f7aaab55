import type { FirstAnswers } from "@kinora/contracts/site/first-answers";
import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { cardIn } from "../entities/creation/use-cards.ts";
import { creationApi } from "../features/creation/creation-api.ts";
import { feedApi } from "../features/feed/feed-api.ts";
import { makeStore } from "../make-store.ts";
import { authSet } from "../store/auth-slice.ts";
import { card, creation } from "../test/builders.ts";
import { fakeServer } from "../test/fake-server.ts";
import { holdFirstAnswers, keepFirstAnswers, renewForMember } from "./first-answers.ts";

const work = creation({ id: "crt_film", likedByMe: false });
const page = {
  ...{ items: [card({ id: "crt_film", likedByMe: false })], nextCursor: null },
  ...{ timestamp: "2026-06-15T12:00:00.000Z", newer: 0 },
};
const answers: FirstAnswers = {
  trending: { pages: [page], pageParams: [null] },
  creation: work,
};

test("replaces the page's answers by the member's own, keeping the former until then", async () => {
  const calls = fakeServer({
    getCreation: () => ({ ...work, likedByMe: true }),
    getFeed: () => ({ ...page, items: [card({ id: "crt_film", likedByMe: true })] }),
  });
  const { store } = makeStore();
  keepFirstAnswers(store, answers);
  const letGo = holdFirstAnswers(store, answers);
  store.dispatch(authSet({ token: "t", uid: "ada" }));
  const likes = () => [
    creationApi.endpoints.getCreation.select("crt_film")(store.getState()).data &&
      cardIn(store.getState(), "crt_film")?.likedByMe,
    cardIn(
      store.getState(),
      feedApi.endpoints.getFeed.select({ kind: "trending" })(store.getState()).data?.pages[0]
        ?.items[0] ?? "",
    )?.likedByMe,
  ];
  const seen = new Set<string>();
  store.subscribe(() => seen.add(likes().join()));
  await renewForMember(store, answers);
  await waitFor(() => expect(likes()).toEqual([true, true]));
  for (const step of seen) expect(step.split(",")).not.toContain("");
  expect(calls.map(({ name }) => name).toSorted()).toEqual(["getCreation", "getFeed"]);
  letGo();
});
