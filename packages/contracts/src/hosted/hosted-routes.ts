import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { hostedService, hostedServices, keyTest, serviceKey } from "./hosted-service.ts";
import { languageModel, languageModelChoice } from "./language-model.ts";

const name = z.object({ name: z.string().min(1).max(40) });
const owner = { access: "signed-in", role: "owner" } as const;

/** Services of others that make pictures and films: their keys, and what they cost. For the owner. */
export const hostedRoutes = {
  listServices: defineRoute({
    ...owner,
    method: "GET",
    path: "/api/services",
    summary: "Services that can make pictures and films, and what they cost",
    scope: "read",
    rate: "read",
    answer: hostedServices,
    status: 200,
    refusals: [],
  }),
  enterServiceKey: defineRoute({
    ...owner,
    method: "PUT",
    path: "/api/services/{name}/key",
    summary: "Enter a service's key, in the place of one that was entered before",
    scope: "publish",
    rate: "write",
    params: name,
    body: serviceKey,
    answer: hostedService,
    status: 200,
    refusals: ["SERVICE_NOT_FOUND", "KEY_IN_ENVIRONMENT", "KEYS_NOT_TAKEN", "KEY_REFUSED"],
  }),
  removeServiceKey: defineRoute({
    ...owner,
    method: "DELETE",
    path: "/api/services/{name}/key",
    summary: "Forget a service's key that was entered",
    scope: "publish",
    rate: "write",
    params: name,
    answer: hostedService,
    status: 200,
    refusals: ["SERVICE_NOT_FOUND", "KEY_IN_ENVIRONMENT", "NO_KEY"],
  }),
  testServiceKey: defineRoute({
    ...owner,
    method: "POST",
    path: "/api/services/{name}/key/tests",
    summary: "Ask a service whether it knows its key; costs nothing there",
    scope: "publish",
    rate: "write",
    params: name,
    answer: keyTest,
    status: 200,
    refusals: ["SERVICE_NOT_FOUND", "NO_KEY", "KEY_NOT_TESTABLE"],
  }),
  getLanguageModel: defineRoute({
    ...owner,
    method: "GET",
    path: "/api/language-model",
    summary: "The language model that is asked, and what there is to choose from",
    scope: "read",
    rate: "write",
    answer: languageModel,
    status: 200,
    refusals: [],
  }),
  chooseLanguageModel: defineRoute({
    ...owner,
    method: "PUT",
    path: "/api/language-model",
    summary: "Have another language model asked from now on",
    scope: "publish",
    rate: "write",
    body: languageModelChoice,
    answer: languageModel,
    status: 200,
    refusals: ["SERVICE_NOT_FOUND", "LANGUAGE_MODEL_UNKNOWN", "LANGUAGE_MODEL_IN_ENVIRONMENT"],
  }),
  chooseNoLanguageModel: defineRoute({
    ...owner,
    method: "DELETE",
    path: "/api/language-model",
    summary: "Have no language model asked any more",
    scope: "publish",
    rate: "write",
    answer: languageModel,
    status: 200,
    refusals: ["LANGUAGE_MODEL_IN_ENVIRONMENT"],
  }),
} as const;
