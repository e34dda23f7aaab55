import { randomBytes } from "node:crypto";

/** An id that nobody guesses. */
export const newSecretId = (): string => randomBytes(24).toString("base64url");
