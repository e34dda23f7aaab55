import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64 = (data: Buffer) => data.toString("base64url");

/** Encodes the CBOR used by authenticators: small integers, byte strings, texts and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  if (typeof value === "number") return value < 0 ? head(1, -value - 1) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, part]) => [cbor(key), cbor(part as number)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

export interface SoftManner {
  readonly origin?: string;
  readonly rpId?: string;
  /** True when a fingerprint, face or PIN was checked. */
  readonly verified?: boolean;
  /** New value of the signature counter. */
  readonly counter?: number;
}

/** A software passkey that registers and signs challenges for one site, as a device does. */
export function softPasskey(at: { readonly origin: string; readonly rpId: string }) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credential = randomBytes(16);
  const id = base64(credential);
  let counter = 0;

  const dataOf = ({ rpId = at.rpId, verified = true }: SoftManner, flags = 0) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([1 | (verified ? 4 : 0) | flags]), count]);
  };
  const clientOf = (type: string, challenge: string, origin = at.origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    id,
    make(challenge: string, manner: SoftManner = {}) {
      const key = cbor(
        new Map<number, number | Buffer>([
          ...([
            [1, 2],
            [3, -7],
            [-1, 1],
          ] as [number, number][]),
          [-2, Buffer.from(x, "base64url")],
          [-3, Buffer.from(y, "base64url")],
        ]),
      );
      const size = Buffer.from([0, credential.length]);
      const authData = Buffer.concat([dataOf(manner, 64), Buffer.alloc(16), size, credential, key]);
      const attestation = new Map<string, unknown>([
        ...([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", authData],
        ] as const),
      ]);
      return {
        ...{ id, rawId: id, type: "public-key" },
        response: {
          clientDataJSON: base64(clientOf("webauthn.create", challenge, manner.origin)),
          attestationObject: base64(cbor(attestation)),
          transports: ["internal"],
        },
      };
    },
    sign(challenge: string, manner: SoftManner = {}) {
      counter = manner.counter ?? counter + 1;
      const authenticatorData = dataOf(manner);
      const client = clientOf("webauthn.get", challenge, manner.origin);
      const signature = sign(
        "sha256",
        Buffer.concat([authenticatorData, sha256(client)]),
        privateKey,
      );
      return {
        ...{ id, rawId: id, type: "public-key" },
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(authenticatorData),
          signature: base64(signature),
        },
      };
    },
  };
}
