import { defineRoute } from "../http/route.ts";
import { currentUser, profileChange } from "./account.ts";

/** The signed-in user. */
export const accountRoutes = {
  getMe: defineRoute({
    method: "GET",
    path: "/api/me",
    summary: "The signed-in person",
    access: "signed-in",
    scope: "read",
    rate: "read",
    answer: currentUser,
    status: 200,
    refusals: [],
  }),
  changeMe: defineRoute({
    method: "PATCH",
    path: "/api/me",
    summary: "Change profile and settings",
    access: "signed-in",
    scope: "publish",
    rate: "write",
    body: profileChange,
    answer: currentUser,
    status: 200,
    refusals: ["HANDLE_TAKEN", "HANDLE_CHANGED_OFTEN", "ADULTS_ONLY"],
  }),
} as const;
