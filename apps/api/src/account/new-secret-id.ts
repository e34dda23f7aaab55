import { randomBytes } from "node:crypto";

/** Generates an unguessable id. */
export const newSecretId = (): string => randomBytes(24).toString("base64url");
