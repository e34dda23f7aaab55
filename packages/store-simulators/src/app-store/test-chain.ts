import { createPrivateKey, type KeyObject, sign as signBytes } from "node:crypto";
import {
  BasicConstraintsExtension,
  Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  type X509Certificate,
  X509CertificateGenerator,
} from "@peculiar/x509";

/** Certificates like Apple's, and what they sign. */
export interface TestChain {
  /** DER. */
  readonly root: Buffer;
  /** Signs as the App Store does: a JWS whose header holds the certificates. */
  readonly sign: (payload: object) => string;
}

/** Marks of Apple's certificates, which its library looks for. */
const LEAF_MARK = "1.2.840.113635.100.6.11.1";
const INTERMEDIATE_MARK = "1.2.840.113635.100.6.2.1";
/** ASN.1 NULL. */
const NOTHING = new Uint8Array([5, 0]);

const ALGORITHM = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
/** Tests travel in time. */
const LIFE = {
  notBefore: new Date("2020-01-01T00:00:00Z"),
  notAfter: new Date("2049-12-31T00:00:00Z"),
  signingAlgorithm: ALGORITHM,
};

/** Makes a root, an intermediate and a signing certificate of its own. */
export async function createTestChain(name = "Simulated Apple"): Promise<TestChain> {
  const [rootKeys, middleKeys, leafKeys] = await Promise.all([newKeys(), newKeys(), newKeys()]);
  const root = await X509CertificateGenerator.createSelfSigned({
    ...{ ...LIFE, name: `CN=${name} Root`, keys: rootKeys },
    extensions: authority(),
  });
  const middle = await X509CertificateGenerator.create({
    ...{ ...LIFE, subject: `CN=${name} Intermediate`, issuer: root.subject },
    ...{ publicKey: middleKeys.publicKey, signingKey: rootKeys.privateKey },
    extensions: [...authority(), new Extension(INTERMEDIATE_MARK, false, NOTHING)],
  });
  const leaf = await X509CertificateGenerator.create({
    ...{ ...LIFE, subject: `CN=${name} Signing`, issuer: middle.subject },
    ...{ publicKey: leafKeys.publicKey, signingKey: middleKeys.privateKey },
    extensions: [
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new Extension(LEAF_MARK, false, NOTHING),
    ],
  });
  const x5c = [leaf, middle, root].map((one) => derOf(one).toString("base64"));
  const key = await keyOf(leafKeys.privateKey);
  return { root: derOf(root), sign: (payload) => jws({ alg: "ES256", x5c }, payload, key) };
}

/** Signs a payload under a header, as a compact JWS with ES256. */
export function jws(header: object, payload: object, key: KeyObject): string {
  const said = [header, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const signature = signBytes("sha256", Buffer.from(said), { key, dsaEncoding: "ieee-p1363" });
  return `${said}.${signature.toString("base64url")}`;
}

const newKeys = () => crypto.subtle.generateKey(ALGORITHM, true, ["sign", "verify"]);

async function keyOf(made: CryptoKey): Promise<KeyObject> {
  const der = Buffer.from(await crypto.subtle.exportKey("pkcs8", made));
  return createPrivateKey({ key: der, format: "der", type: "pkcs8" });
}

const derOf = (certificate: X509Certificate) => Buffer.from(certificate.rawData);
const authority = () => [
  new BasicConstraintsExtension(true, undefined, true),
  new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
];
