/** Signs heads and results with the server's key. */
export interface ChallengeSigner {
  /** SPKI, base64. */
  readonly publicKey: string;
  /** Ed25519, base64. */
  sign(text: string): string;
}
