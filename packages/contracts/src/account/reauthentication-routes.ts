import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { newPasskey, passkeyAnswer, passkeyList, passkeyOptions, passkeyRule } from "./passkey.ts";
import { reauthenticationState } from "./reauthentication.ts";

const id = z.object({ id: z.string().min(1).max(64) });
const OWN = { access: "signed-in", sessionOnly: true } as const;
const ANY = { ...OWN, suspendedToo: true, beforeConsent: true } as const;
const STAFF = { ...OWN, role: "moderator", withoutPasskey: true } as const;

/** Reauthentication, and the passkeys of staff. Not open to tokens. */
export const reauthenticationRoutes = {
  getReauthentication: defineRoute({
    ...ANY,
    ...{ method: "GET", path: "/api/me/reauthentications/{id}" },
    summary: "Has it been proved that it is me?",
    ...{ scope: "read", rate: "read", params: id, answer: reauthenticationState, status: 200 },
    refusals: ["REAUTHENTICATION_NOT_FOUND"],
  }),
  askPasskey: defineRoute({
    ...ANY,
    ...{ method: "POST", path: "/api/me/reauthentications/{id}/challenge" },
    summary: "What a passkey has to sign for this action",
    ...{ scope: "publish", rate: "write", params: id, answer: passkeyOptions, status: 200 },
    refusals: ["REAUTHENTICATION_NOT_FOUND"],
  }),
  answerPasskey: defineRoute({
    ...ANY,
    ...{ method: "POST", path: "/api/me/reauthentications/{id}/passkey" },
    summary: "Prove with a passkey that it is me",
    ...{ scope: "publish", rate: "write", params: id, body: passkeyAnswer },
    ...{ answer: reauthenticationState, status: 200 },
    refusals: ["REAUTHENTICATION_NOT_FOUND", "PASSKEY_REFUSED"],
  }),
  listPasskeys: defineRoute({
    ...STAFF,
    ...{ method: "GET", path: "/api/me/passkeys", summary: "My passkeys" },
    ...{ scope: "read", rate: "read", answer: passkeyList, status: 200, refusals: [] },
  }),
  offerPasskey: defineRoute({
    ...STAFF,
    reauthentication: true,
    ...{ method: "POST", path: "/api/me/passkeys/offer" },
    summary: "Begin to add a passkey: what the browser makes it with",
    ...{ scope: "publish", rate: "write", answer: passkeyOptions, status: 201 },
    refusals: ["TOO_MANY_PASSKEYS"],
  }),
  addPasskey: defineRoute({
    ...STAFF,
    ...{ method: "POST", path: "/api/me/passkeys", summary: "Add the passkey that was made" },
    ...{ scope: "publish", rate: "write", body: newPasskey, answer: passkeyList, status: 201 },
    refusals: ["PASSKEY_REFUSED", "TOO_MANY_PASSKEYS"],
  }),
  removePasskey: defineRoute({
    ...STAFF,
    reauthentication: true,
    ...{ method: "DELETE", path: "/api/me/passkeys/{id}", summary: "Remove a passkey" },
    ...{ scope: "publish", rate: "write", params: id, answer: passkeyList, status: 200 },
    refusals: ["PASSKEY_NOT_FOUND"],
  }),
  setPasskeyRule: defineRoute({
    ...OWN,
    role: "owner",
    reauthentication: true,
    ...{ method: "PUT", path: "/api/admin/passkey-rule" },
    summary: "Demand a passkey of the staff, or no longer",
    ...{ scope: "publish", rate: "write", body: passkeyRule, answer: passkeyList, status: 200 },
    refusals: ["PASSKEY_NEEDED"],
  }),
} as const;
