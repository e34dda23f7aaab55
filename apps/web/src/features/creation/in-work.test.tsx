import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { card } from "../../test/builders.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { useInWork } from "./use-own-creations.ts";

function InWork() {
  return <output>{useInWork() ?? "none"}</output>;
}

const processing = (id: string, background: boolean) =>
  card({ id, background, status: "processing", media: null });

test("shows works the user ordered as in progress, but not works made in their name by the system", async () => {
  const items = [processing("by_the_house", true), processing("by_the_person", false)];
  fakeServer({ listCreations: () => ({ items, nextCursor: null }) });
  show(() => <InWork />);
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("by_the_person"));
});
