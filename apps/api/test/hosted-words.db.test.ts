import { modelList } from "@kinora/contracts/prompt/model";
import { configuredProviders } from "@kinora/providers/configured-providers";
import { expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as } = await startTestServer({
  ...configuredProviders({
    ...{ REPLICATE_API_TOKEN: "k", REPLICATE_BUDGET_DAY: "10", REPLICATE_BUDGET_MONTH: "100" },
    ...{ GIVEN_BUDGET_DAY: "10", GIVEN_BUDGET_MONTH: "100" },
  }),
  named: ["usr_ada"],
});
const ada = as("ada");
await ada("GET", "/api/me");
await ada("POST", "/api/gems/daily-claim", {}, "day");

it("shows the style of a hosted work only when the model was told it, and always our own engine's", async () => {
  const recipeOf = async (model: string, additionalParams: object) => {
    const body = { type: "text-to-image", model, prompt: "a fox", additionalParams };
    const key = `${model} ${Object.values(additionalParams)}`;
    const made = await ada("POST", "/api/creations", body, key);
    expect(made.status).toBe(202);
    return (await ada("GET", `/api/creations/${made.body.id}`)).body.recipe;
  };
  const style_words = "In an anime style.";
  const told = await recipeOf("flux 1.1 pro", { style: "anime" });
  expect(told).toMatchObject({ prompt: "a fox", style: "anime", style_words });
  const untold = await recipeOf("flux 1.1 pro", {});
  expect(untold).not.toHaveProperty("style");
  expect(untold).not.toHaveProperty("style_words");
  const own = await recipeOf("animated-diffusion", { style: "anime" });
  expect(own).toMatchObject({ style: "anime" });
  expect(own).not.toHaveProperty("style_words");
});

it("neither offers nor takes words to leave out where the serving route has no place for them", async () => {
  const { items } = modelList.parse((await ada("GET", "/api/models")).body);
  const model = "ideogram v3 turbo";
  expect(items.find(({ key }) => key === model)?.settings).not.toContain("negative_prompt");
  const body = { type: "text-to-image", model, prompt: "a fox" };
  const without = { ...body, additionalParams: { negative_prompt: "rain" } };
  expect(await ada("POST", "/api/quotes", without)).toMatchObject({
    status: 422,
    body: { code: "SETTING_UNSUPPORTED", details: { setting: "negative_prompt" } },
  });
  expect((await ada("POST", "/api/quotes", body)).status).toBe(200);
});
