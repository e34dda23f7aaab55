import type { PasskeyCeremony, PasskeyRecord } from "@kinora/domain/account/passkey/passkey";
import type { AuthenticatorTransport } from "@simplewebauthn/server";

/** Loaded when first used: its certificates cost every start of the api a quarter of a second. */
const webAuthn = () => import("@simplewebauthn/server");

const TITLE = "Kinora";
const TRANSPORTS: readonly AuthenticatorTransport[] = [
  ...(["ble", "hybrid", "internal", "nfc", "usb"] as const),
];

/**
 * Passkeys of this origin. User verification by finger, face or PIN is always required; attestation
 * is not.
 */
export function passkeyCeremony(publicUrl: string): PasskeyCeremony {
  const { hostname: rpID, origin } = new URL(publicUrl);
  const expected = (challenge: string) => ({
    expectedChallenge: encoded(challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  });
  return {
    async offer({ challenge, userId, handle, known }) {
      const { generateRegistrationOptions } = await webAuthn();
      const options = await generateRegistrationOptions({
        ...{ rpName: TITLE, rpID, userName: handle, challenge: bytes(challenge) },
        userID: bytes(userId),
        attestationType: "none",
        excludeCredentials: known.map(named),
        authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
      });
      return { ...options };
    },

    async verifyNew(response, challenge) {
      const { verifyRegistrationResponse } = await webAuthn();
      const seen = { ...response, clientExtensionResults: {} };
      const transports = knownTransports(response.response.transports ?? []);
      try {
        const { verified, registrationInfo: info } = await verifyRegistrationResponse({
          ...expected(challenge),
          response: { ...seen, response: { ...response.response, transports } },
        });
        if (!verified) return null;
        const { id: credentialId, publicKey, counter } = info.credential;
        return { credentialId, publicKey, counter, transports };
      } catch {
        // Any error means that the response does not match the challenge.
        return null;
      }
    },

    async ask(challenge, known) {
      const { generateAuthenticationOptions } = await webAuthn();
      const options = await generateAuthenticationOptions({
        ...{ rpID, challenge: bytes(challenge), userVerification: "required" },
        allowCredentials: known.map(named),
      });
      return { ...options };
    },

    async verify(response, challenge, passkey) {
      const { verifyAuthenticationResponse } = await webAuthn();
      const { credentialId: id, counter } = passkey;
      const publicKey = new Uint8Array(passkey.publicKey);
      // The library checks the counter last and throws the same kind of error for it, so it
      // verifies from 0 and the counter is compared here.
      const counted = async (from: number) => {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected(challenge),
          response: { ...response, clientExtensionResults: {} },
          credential: { id, publicKey, counter: from },
        });
        return verified ? authenticationInfo.newCounter : null;
      };
      const now = await counted(0).catch(() => null);
      if (now === null) return null;
      return (now > 0 || counter > 0) && now <= counter ? "cloned" : now;
    },
  };
}

const named = ({ credentialId: id, transports }: PasskeyRecord) => ({
  ...{ id, transports: knownTransports(transports) },
});
const knownTransports = (given: readonly string[]): AuthenticatorTransport[] =>
  TRANSPORTS.filter((known) => given.includes(known));
const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));
/** The encoding that the browser signs. */
const encoded = (challenge: string): string => Buffer.from(challenge).toString("base64url");
