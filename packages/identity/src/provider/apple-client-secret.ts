import { importPKCS8, SignJWT } from "jose";

/** Apple allows six months. better-auth is built anew every day, with a new secret. */
const lifetimeSeconds = 7 * 24 * 60 * 60;

export interface AppleKey {
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** PKCS 8 in PEM, as Apple hands it out; "\n" may stand for a line break. */
  readonly privateKey: string;
  readonly now: Date;
}

/** Apple's client secret: a token we sign ourselves with the key Apple gave us. */
export async function appleClientSecret(key: AppleKey): Promise<string> {
  const issuedAt = Math.floor(key.now.getTime() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: "ES256", kid: key.keyId })
    .setIssuer(key.teamId)
    .setSubject(key.clientId)
    .setAudience("https://appleid.apple.com")
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .sign(await importPKCS8(key.privateKey.replaceAll("\\n", "\n"), "ES256"));
}
