import { createVerify, generateKeyPairSync, type KeyObject, randomUUID } from "node:crypto";
import { z } from "zod";
import { answered, type SimulatedReply } from "../simulator.ts";

const GRANT = "urn:ietf:params:oauth:grant-type:jwt-bearer";
const SCOPE = "https://www.googleapis.com/auth/cloud-platform";
const LONGEST = 3_600;
const KEY_ID = "simulated-key";
export const PROJECT = "simulated-project";

const head = z.object({ alg: z.literal("RS256"), kid: z.literal(KEY_ID).optional() });
const claims = z.object({
  iss: z.string(),
  scope: z.literal(SCOPE),
  aud: z.string().regex(/\/token$/),
  iat: z.number(),
  exp: z.number(),
});

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
/** A service account created for this process. */
export const ACCOUNT = {
  type: "service_account",
  project_id: PROJECT,
  private_key_id: KEY_ID,
  private_key: privateKey.export({ type: "pkcs8", format: "pem" }),
  client_email: `kinora@${PROJECT}.iam.gserviceaccount.com`,
} as const;

const REFUSED = answered(400, {
  error: "invalid_grant",
  error_description: "Invalid JWT Signature.",
});

/**
 * Simulates Google's token endpoint for service accounts: one token per assertion signed with the
 * account's key.
 */
export function openTokenEndpoint() {
  const issued = new Set<string>();
  return {
    isToken: (authorization = "") => issued.has(authorization.replace(/^Bearer /, "")),
    refuse: (): SimulatedReply => REFUSED,
    answer(body: string): SimulatedReply {
      const said = new URLSearchParams(body);
      const assertion = said.get("assertion") ?? "";
      if (said.get("grant_type") !== GRANT || !isSigned(assertion, publicKey)) return REFUSED;
      const token = `ya29.${randomUUID()}`;
      issued.add(token);
      return answered(200, { access_token: token, expires_in: 3_599, token_type: "Bearer" });
    },
  };
}

function isSigned(assertion: string, key: KeyObject): boolean {
  const [header = "", payload = "", signature = ""] = assertion.split(".");
  const verify = createVerify("RSA-SHA256").update(`${header}.${payload}`);
  if (!verify.verify(key, signature, "base64url")) return false;
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, "base64url").toString());
  const said = claims.safeParse(read(payload)).data;
  return (
    head.safeParse(read(header)).success &&
    said?.iss === ACCOUNT.client_email &&
    said.exp - said.iat <= LONGEST
  );
}
