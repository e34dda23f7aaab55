import { readFile } from "node:fs/promises";
import { PemConverter, X509Certificate } from "@peculiar/x509";
import { CoseAlgorithmIdentifier, LocalSigner, type Signer } from "@trustnxt/c2pa-ts/cose";

/**
 * Returns the COSE algorithm of a certificate's key, or null when C2PA signing is not supported
 * with it here.
 */
function algorithmOf({ publicKey }: X509Certificate): CoseAlgorithmIdentifier | null {
  const { algorithm } = publicKey;
  if (algorithm.name === "Ed25519") return CoseAlgorithmIdentifier.Ed25519;
  const curve = "namedCurve" in algorithm ? algorithm.namedCurve : undefined;
  if (algorithm.name === "ECDSA" && curve === "P-256") return CoseAlgorithmIdentifier.ES256;
  return null;
}

/**
 * Reads a signer from PEM text: a PKCS#8 private key, its certificate, then the issuing
 * certificates. With Ed25519, the same file always gets the same signature; ES256 is accepted for
 * existing keys, but its signatures differ each time.
 * @throws Error with one sentence that says what is missing; it never quotes the text
 */
export function openSigner(pem: string): Signer {
  const blocks = readBlocks(pem);
  const key = blocks.find(({ type }) => type === PemConverter.PrivateKeyTag);
  const [certificate, ...authorities] = blocks
    .filter(({ type }) => type === PemConverter.CertificateTag)
    .map(({ rawData }) => new X509Certificate(rawData));
  if (key === undefined)
    throw new Error("The signing key file holds no PKCS#8 private key (BEGIN PRIVATE KEY).");
  if (certificate === undefined) throw new Error("The signing key file holds no certificate.");
  const algorithm = algorithmOf(certificate);
  if (algorithm === null)
    throw new Error("The signing certificate must be of an Ed25519 or a P-256 key.");
  return new LocalSigner(new Uint8Array(key.rawData), algorithm, certificate, authorities);
}

function readBlocks(pem: string) {
  try {
    return PemConverter.decodeWithHeaders(pem);
  } catch {
    throw new Error("The signing key file is not PEM.");
  }
}

let last: { path: string; signer: Promise<Signer> } | undefined;

/** Opens the signer of a PEM file, cached per process because a renderer signs many files. */
export function openSignerFile(path: string): Promise<Signer> {
  if (last?.path !== path) {
    last = { path, signer: readFile(path, "utf8").then(openSigner) };
    // A failure is not cached, because the file may be readable at the next attempt.
    last.signer.catch(() => {
      last = undefined;
    });
  }
  return last.signer;
}
