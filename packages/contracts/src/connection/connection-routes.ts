import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import {
  connectChoice,
  connections,
  connectOffer,
  connectPage,
  connectReturn,
  connectStart,
  disconnected,
} from "./connection.ts";

const id = z.object({ id: z.string().min(1).max(64) });
const OWN = { access: "signed-in", sessionOnly: true } as const;
const CHANGES = { ...OWN, scope: "publish", rate: "write" } as const;

/** One's accounts at social platforms. */
export const connectionRoutes = {
  listConnections: defineRoute({
    ...OWN,
    method: "GET",
    path: "/api/me/connections",
    summary: "Social platforms, and one's accounts there",
    scope: "read",
    rate: "read",
    answer: connections,
    status: 200,
    refusals: [],
  }),
  beginConnecting: defineRoute({
    ...CHANGES,
    method: "POST",
    path: "/api/me/connections/attempts",
    summary: "Get the platform's page on which one agrees; valid for ten minutes, once",
    body: connectStart,
    answer: connectPage,
    status: 201,
    refusals: ["PLATFORM_NOT_SET_UP", "KEYS_NOT_TAKEN"],
  }),
  returnFromPlatform: defineRoute({
    ...CHANGES,
    method: "POST",
    path: "/api/me/connections/returns",
    summary: "Exchange what the platform sent one back with for the accounts to choose from",
    asksOutside: true,
    body: connectReturn,
    answer: connectOffer,
    status: 200,
    refusals: ["CONNECTING_ENDED", "PLATFORM_NOT_SET_UP", "KEYS_NOT_TAKEN"],
  }),
  chooseAccounts: defineRoute({
    ...CHANGES,
    method: "POST",
    path: "/api/me/connections/offers/{id}",
    summary: "Connect the chosen accounts",
    params: id,
    body: connectChoice,
    answer: connections,
    status: 200,
    refusals: ["CONNECTING_ENDED", "ACCOUNT_NOT_OFFERED", "CONNECTIONS_FULL", "KEYS_NOT_TAKEN"],
  }),
  disconnect: defineRoute({
    ...CHANGES,
    method: "DELETE",
    path: "/api/me/connections/{id}",
    summary: "Disconnect an account, and revoke what its person agreed to",
    asksOutside: true,
    params: id,
    answer: disconnected,
    status: 200,
    refusals: ["CONNECTION_NOT_FOUND"],
  }),
} as const;
