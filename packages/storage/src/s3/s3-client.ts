import type { S3ClientConfig } from "@aws-sdk/client-s3";
import type { S3Settings } from "@kinora/contracts/media/s3-settings";

/** Milliseconds until a bucket that does not respond counts as unavailable. */
const CONNECT_MS = 3_000;
const ANSWER_MS = 60_000;
/** Maximum concurrent requests of one process; others wait. */
const SOCKETS = 100;

/** Returns the configuration of every client of the bucket. */
export function clientConfig(
  { region, endpoint, credentials, pathStyle }: S3Settings,
  at = endpoint,
): S3ClientConfig {
  return {
    region,
    forcePathStyle: pathStyle,
    ...(at === null ? {} : { endpoint: at }),
    ...(credentials && {
      credentials: { accessKeyId: credentials.keyId, secretAccessKey: credentials.secret },
    }),
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      socketTimeout: ANSWER_MS,
      httpAgent: { maxSockets: SOCKETS },
      httpsAgent: { maxSockets: SOCKETS },
    },
  };
}
