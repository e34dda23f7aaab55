// A bucket for experiments: node packages/s3-simulator/src/main.ts [PORT]. Its content is lost when
// it ends.
import { startS3Simulator } from "./start-s3-simulator.ts";

const settings = { bucket: "kinora", region: "us-east-1", keyId: "simulated", secret: "simulated" };
const { endpoint } = await startS3Simulator({ ...settings, port: Number(process.argv[2] ?? 4390) });
console.log(`S3_ENDPOINT=${endpoint} S3_BUCKET=${settings.bucket} S3_REGION=${settings.region} \\
  S3_KEY_ID=${settings.keyId} S3_SECRET=${settings.secret} S3_PATH_STYLE=yes npm start`);
