import type { KeptDraft } from "@kinora/contracts/publication/post-draft";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { EMPTY_DRAFT } from "../../../entities/post/draft/draft.ts";
import { creation } from "../../../test/builders.ts";
import { fakeServer } from "../../../test/fake-server.ts";
import { account, connectionsOf, post, targetPreview } from "../../../test/post-builders.ts";
import { show } from "../../../test/show.tsx";
import { PublishPage } from "../compose/publish-page.tsx";
import { PostDrafts } from "./post-drafts.tsx";

const work = creation({ id: "crt_fox", kind: "video", title: "A fox" });
const draft: KeptDraft = {
  ...{ id: "0196a8f0-0000-7000-8000-000000000001", outcome: "scheduled", stage: "draft" },
  ...{ workId: "crt_fox", work, when: null },
  targets: [{ ...EMPTY_DRAFT, connectionId: "con_facebook", caption: "A fox runs." }],
  ...{ createdAt: "2026-11-20T12:00:00.000Z", savedAt: "2026-11-20T12:00:00.000Z" },
};
const page = targetPreview({
  ...{ connectionId: "con_facebook", platform: "facebook", kinds: ["reel"], kind: "reel" },
});

test("drafts are listed with their places, and one whose work is gone is only deleted", async () => {
  const lost = { ...draft, id: "0196a8f0-0000-7000-8000-000000000002", work: null };
  const calls = fakeServer({
    listConnections: () => connectionsOf(account("facebook", { name: "Page" })),
    listPostDrafts: () => ({ items: [draft, lost], limit: 50 }),
    deletePostDraft: () => null,
  });
  const { user } = show(() => <PostDrafts />);
  const [first, second] = await screen.findAllByRole("listitem");
  if (!first || !second) throw new Error("Two are listed");
  await within(first).findByText(/Facebook · Page/);
  expect(within(first).getByRole("link", { name: "Open" }).getAttribute("href")).toBe(
    `/publish/crt_fox?draft=${draft.id}`,
  );
  within(second).getByText(/^The work was deleted/);
  expect(within(second).queryByRole("link")).toBeNull();
  await user.click(within(second).getByRole("button", { name: "Delete the draft" }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === "deletePostDraft")?.params).toEqual({ id: lost.id }),
  );
});

test("what is being written is kept, opened as it was, and forgotten once it is published", async () => {
  const calls = fakeServer({
    listConnections: () => connectionsOf(account("facebook", { name: "Page" })),
    previewPost: () => ({ targets: [page] }),
    savePostDraft: () => draft,
    deletePostDraft: () => null,
    createPost: () => post({ id: "pst_new" }),
  });
  const published: string[] = [];
  const { user } = show(() => (
    <PublishPage
      work={work}
      picture={null}
      opened={draft}
      onPublished={({ id }) => void published.push(id)}
    />
  ));
  const card = within(await screen.findByRole("region", { name: /Facebook · Page/ }));
  const text = await card.findByDisplayValue("A fox runs.");
  await user.type(text, " Fast.");
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === "savePostDraft")).toMatchObject({
      params: { id: draft.id },
      body: { workId: "crt_fox", when: null, targets: [{ caption: "A fox runs. Fast." }] },
    }),
  );
  await user.click(screen.getByRole("button", { name: /^Publish now/ }));
  await waitFor(() => expect(published).toEqual(["pst_new"]));
  await waitFor(() => expect(calls.some(({ name }) => name === "deletePostDraft")).toBe(true));
});
