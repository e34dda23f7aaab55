import { S3Client } from "@aws-sdk/client-s3";
import { onTestFinished } from "vitest";
import { startS3Simulator } from "../src/start-s3-simulator.ts";

const SETTINGS = { bucket: "works", region: "eu-north-1", keyId: "KEY", secret: "a secret" };

/** Opens a separate simulator with Amazon's unmodified client for it. */
export async function openBucket(now?: () => Date) {
  const simulator = await startS3Simulator({ ...SETTINGS, ...(now ? { now } : {}) });
  const { endpoint } = simulator;
  const clientOf = (secret = SETTINGS.secret, keyId = SETTINGS.keyId) =>
    new S3Client({
      ...{ endpoint, region: SETTINGS.region, forcePathStyle: true },
      credentials: { accessKeyId: keyId, secretAccessKey: secret },
      maxAttempts: 1,
    });
  const client = clientOf();
  onTestFinished(async () => {
    client.destroy();
    await simulator.close();
  });
  return { ...simulator, client, clientOf, Bucket: SETTINGS.bucket };
}
