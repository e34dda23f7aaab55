import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectKeyIdentifierExtension,
  type X509Certificate,
  X509CertificateGenerator,
} from "@peculiar/x509";

/**
 * Validity in years (our choice). Without a time-stamping authority, signatures are checked against
 * the reader's clock: a short validity would make honest files invalid.
 */
const VALID_YEARS = 20;
/** Another machine's clock may be slightly behind. */
const EARLIER_MS = 86_400_000;

/**
 * EKUs of C2PA 2.1, section 14.5.1: email protection is the older one, document signing is RFC
 * 9336.
 */
const SIGNING_PURPOSES = ["1.3.6.1.5.5.7.3.4", "1.3.6.1.5.5.7.3.36"];

/** Ed25519 is deterministic, so results stay identical bit for bit. */
const ALGORITHM = { name: "Ed25519" };

const ORGANISATION = "O=Kinora";

/**
 * Creates a key and its certificate chain for signing results: a certificate authority for this
 * installation only, whose key is discarded at once, and one certificate issued by it. Returns one
 * PEM text: PKCS#8 private key, signing certificate, authority.
 */
export async function createSigningIdentity(name: string, now: Date): Promise<string> {
  const life = {
    notBefore: new Date(now.getTime() - EARLIER_MS),
    notAfter: new Date(Date.UTC(now.getUTCFullYear() + VALID_YEARS, now.getUTCMonth(), 1)),
    signingAlgorithm: ALGORITHM,
  };
  const authorityKeys = await createKeys();
  const authority = await X509CertificateGenerator.createSelfSigned({
    ...life,
    name: `CN=${name} authority, ${ORGANISATION}`,
    keys: authorityKeys,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(authorityKeys.publicKey),
    ],
  });
  const keys = await createKeys();
  const certificate = await X509CertificateGenerator.create({
    ...life,
    subject: `CN=${name}, ${ORGANISATION}`,
    issuer: authority.subject,
    publicKey: keys.publicKey,
    signingKey: authorityKeys.privateKey,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension(SIGNING_PURPOSES),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
      await AuthorityKeyIdentifierExtension.create(authorityKeys.publicKey),
    ],
  });
  return writePem(await crypto.subtle.exportKey("pkcs8", keys.privateKey), [
    certificate,
    authority,
  ]);
}

async function createKeys(): Promise<CryptoKeyPair> {
  const keys = await crypto.subtle.generateKey(ALGORITHM.name, true, ["sign", "verify"]);
  if (!("privateKey" in keys)) throw new TypeError("Ed25519 gave no pair of keys");
  return keys;
}

function writePem(key: ArrayBuffer, chain: readonly X509Certificate[]): string {
  const blocks = [
    PemConverter.encode(key, PemConverter.PrivateKeyTag),
    ...chain.map((certificate) => certificate.toString("pem")),
  ];
  return `${blocks.join("\n")}\n`;
}
