import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { serviceKey } from "./hosted-service.ts";
import { ownKey, ownKeys } from "./own-key.ts";

const name = z.object({ name: z.string().min(1).max(40) });
const OWN = { access: "signed-in", sessionOnly: true } as const;

/** Users' own keys for services. Orders with them cost no gems and are paid at the service. */
export const ownKeyRoutes = {
  listOwnKeys: defineRoute({
    ...OWN,
    method: "GET",
    path: "/api/me/keys",
    summary: "Services that one may bring a key of one's own for",
    scope: "read",
    rate: "read",
    answer: ownKeys,
    status: 200,
    refusals: [],
  }),
  enterOwnKey: defineRoute({
    ...OWN,
    method: "PUT",
    path: "/api/me/keys/{name}",
    summary: "Enter one's own key of a service, in the place of the one before",
    scope: "publish",
    rate: "edit",
    inParts: true,
    params: name,
    body: serviceKey,
    answer: ownKey,
    status: 200,
    refusals: ["SERVICE_NOT_FOUND", "KEYS_NOT_TAKEN", "KEY_REFUSED"],
  }),
  removeOwnKey: defineRoute({
    ...OWN,
    method: "DELETE",
    path: "/api/me/keys/{name}",
    summary: "Forget one's own key of a service",
    scope: "publish",
    rate: "write",
    params: name,
    answer: ownKey,
    status: 200,
    refusals: ["SERVICE_NOT_FOUND", "NO_KEY"],
  }),
} as const;
