import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { creation } from "../test/builders.ts";
import { fakeServer } from "../test/fake-server.ts";
import { model } from "../test/models.ts";
import { show } from "../test/show.tsx";
import { RecipeInWords } from "./recipe-in-words.tsx";

test("names the service as elsewhere, and the successor that serves the model", async () => {
  const veo = model("veo 3 fast", { name: "Veo 3 Fast", servedBy: "Veo 3.1 Fast" });
  fakeServer({ listModels: () => ({ items: [veo] }) });
  const recipe = { model: "veo 3 fast", engine: "fal", engineVersion: "fal", service: "fal" };
  show(() => <RecipeInWords creation={creation({ recipe })} />);
  await screen.findByText("Veo 3 Fast, served by Veo 3.1 Fast");
  expect(screen.getByText("fal").previousElementSibling?.textContent).toBe("Engine");
});
