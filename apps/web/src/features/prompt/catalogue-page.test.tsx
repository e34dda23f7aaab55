import type { ListedModel } from "@kinora/contracts/prompt/catalogue";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { CataloguePage } from "./catalogue-page.tsx";

const veo: ListedModel = {
  ...{ key: "veo 3", name: "Veo 3", list: "current", kinds: ["video"], price: "100 gems a second" },
  prices: { video: { unit: "second", gems: 100, atLeast: 100, mills: 400, asOf: "2026-11-20" } },
  routes: [
    {
      service: "fal",
      endpoint: "fal-ai/veo3",
      retiredAt: "2026-06-30",
      servedBy: null,
      used: false,
    },
    { service: "fal", endpoint: "fal-ai/veo3.1", retiredAt: null, servedBy: "Veo 3.1", used: true },
  ],
  ...{ available: true, unavailableReason: null },
};
const sdxl: ListedModel = {
  ...{ ...veo, key: "sdxl", name: "SDXL", prices: {}, routes: [], available: false },
  unavailableReason: "No ComfyUI server is configured.",
};

test("lists available models with their prices here and at the service, and others with the reason", async () => {
  fakeServer({
    getCatalogue: () => ({
      ...{ priceVersion: 3, engineVersion: "studio-4", checkedOn: "2026-11-20" },
      items: [veo, sdxl],
    }),
  });
  const { user } = show(() => <CataloguePage />);
  await screen.findByText(/Prices version 3, built-in engine studio-4/);
  expect(screen.getByText("$0.40 per second there")).toBeTruthy();
  expect(screen.getByText(/made by Veo 3.1/).textContent).toContain("used");
  expect(screen.queryByText("SDXL")).toBeNull();
  await user.click(screen.getByRole("radio", { name: "Unavailable" }));
  expect(screen.getByText("No ComfyUI server is configured.")).toBeTruthy();
});
