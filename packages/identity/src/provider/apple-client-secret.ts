import { importPKCS8, SignJWT } from "jose";

/** Apple allows six months; better-auth is rebuilt daily with a new secret. */
const lifetimeSeconds = 7 * 24 * 60 * 60;

export interface AppleKey {
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** PKCS 8 in PEM, as issued by Apple; "\n" may replace a line break. */
  readonly privateKey: string;
  readonly now: Date;
}

/** Creates Apple's client secret: a token that we sign with the key issued by Apple. */
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
