/** Names and addresses that mean something on one machine or network only. */
const WITHIN = [
  /^[^.:]+$/,
  /\.(?:localhost|local|internal|intranet|lan|home|home\.arpa|test)$/,
  /^(?:0|10|127)\./,
  /^(?:169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./,
  /^\[(?:::1?|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*)\]$/,
];

/**
 * Returns whether platforms can fetch files from an address of this server, as far as the address
 * tells: they take https only, and no name of one's own network. Simulators are on the same machine.
 */
export function isReachedFromOutside(publicUrl: string, hasSimulators: boolean): boolean {
  if (hasSimulators) return true;
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === "https:" && !WITHIN.some((name) => name.test(hostname));
}
