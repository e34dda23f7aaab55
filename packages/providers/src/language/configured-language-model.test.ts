import { expect, it, test } from "vitest";
import { configuredProviders } from "../configured-providers.ts";
import { configuredLanguageModel } from "./configured-language-model.ts";

it("is none unless a model is named, even when keys are set", () => {
  expect(configuredLanguageModel({ OPENAI_API_KEY: "k", LANGUAGE_MODEL: "" })).toBeNull();
});

it("asks the named service at its default address with its key", () => {
  const named = { LANGUAGE_MODEL: "google:gemini-x", GEMINI_API_KEY: "k" };
  expect(configuredLanguageModel(named)).toEqual({
    ...{ service: "google", title: "Google", model: "gemini-x", key: "k" },
    address: "https://generativelanguage.googleapis.com/v1beta",
    price: { input: 5, output: 25 },
    budget: { title: "Google", day: 10_000, month: 100_000 },
  });
  const priced = { ...named, LANGUAGE_MODEL_PRICE: "0.25/2", GOOGLE_BUDGET_DAY: "1" };
  const { budgets, languageModel } = configuredProviders(priced);
  expect(languageModel?.price).toEqual({ input: 0.25, output: 2 });
  expect(budgets.services.get("google")).toMatchObject({ day: 1_000 });
});

it("asks a self-hosted server without a key and at no cost", () => {
  const model = configuredLanguageModel({
    LANGUAGE_MODEL: "compatible:llama3.2:3b",
    LANGUAGE_MODEL_URL: "http://127.0.0.1:11434/v1/",
  });
  expect(model).toMatchObject({
    ...{ service: "compatible", title: "127.0.0.1:11434", model: "llama3.2:3b", key: null },
    ...{ address: "http://127.0.0.1:11434/v1", price: { input: 0, output: 0 } },
  });
});

test.each([
  [{ LANGUAGE_MODEL: "gpt-5" }, 'LANGUAGE_MODEL is "gpt-5": it must be a service'],
  [{ LANGUAGE_MODEL: "openai:" }, "LANGUAGE_MODEL is"],
  [{ LANGUAGE_MODEL: "openai:gpt-5" }, "and OPENAI_API_KEY is not set."],
  [{ LANGUAGE_MODEL: "google:g" }, "GOOGLE_GENERATIVE_AI_API_KEY or GEMINI_API_KEY is not set."],
  [{ LANGUAGE_MODEL: "compatible:l" }, "and LANGUAGE_MODEL_URL is not set."],
  [{ LANGUAGE_MODEL: "compatible:l", LANGUAGE_MODEL_URL: "localhost" }, "must be an address"],
  [{ LANGUAGE_MODEL: "openai:g", OPENAI_API_KEY: "k", LANGUAGE_MODEL_PRICE: "2" }, "like 0.25/2."],
])("explains what is wrong with %j", (environment, said) => {
  expect(() => configuredLanguageModel(environment)).toThrow(said);
});
