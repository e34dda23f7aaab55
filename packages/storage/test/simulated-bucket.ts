import type { S3Settings } from "@kinora/contracts/media/s3-settings";
import { type SimulatorSettings, startS3Simulator } from "@kinora/s3-simulator/start-s3-simulator";

const NAMED = { bucket: "works", region: "eu-north-1" };
const CREDENTIALS = { keyId: "KEY", secret: "a secret" };

/** Opens a separate bucket with the settings for it. */
export async function openSimulatedBucket(more: Pick<SimulatorSettings, "now"> = {}) {
  const simulator = await startS3Simulator({ ...NAMED, ...CREDENTIALS, ...more });
  const { endpoint } = simulator;
  const settings: S3Settings = {
    ...NAMED,
    ...{ endpoint, publicEndpoint: endpoint, credentials: CREDENTIALS, pathStyle: true },
  };
  return { simulator, settings };
}
