import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { readBody } from "./body/read-body.ts";
import { type Bucket, emptyBucket } from "./bucket.ts";
import { Faults, type SimulatedFault } from "./faults.ts";
import { findOperation, type OperationName } from "./operation/find-operation.ts";
import type { OperationAnswer } from "./operation/operation.ts";
import { S3Error } from "./s3-error.ts";
import { readSimulatedRequest } from "./s3-request.ts";
import { type Credentials, verifySignature } from "./signature/verify-signature.ts";

export interface SimulatorSettings extends Credentials {
  readonly bucket: string;
  /** 0 picks a free port. */
  readonly port?: number;
  readonly now?: () => Date;
}

export interface S3Simulator {
  /** http://127.0.0.1:… */
  readonly endpoint: string;
  readonly bucket: Bucket;
  readonly faults: Faults;
  /** Number of calls of each operation since the start. */
  counts(): Readonly<Partial<Record<OperationName, number>>>;
  close(): Promise<void>;
}

/**
 * Starts an S3 server with one bucket in memory: the operations that Kinora uses through the AWS
 * SDK for JavaScript, with signatures, checksums and conditions verified as Amazon does. For
 * development and tests only.
 */
export async function startS3Simulator(settings: SimulatorSettings): Promise<S3Simulator> {
  const { now = () => new Date() } = settings;
  const bucket = emptyBucket();
  const faults = new Faults();
  const counts = new Map<OperationName, number>();

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = randomUUID();
    response.setHeader("x-amz-request-id", requestId);
    let fault: SimulatedFault["kind"] | null = null;
    try {
      const request = readSimulatedRequest(incoming);
      const payloadHash = verifySignature(request, settings, now());
      if (request.bucket !== settings.bucket) throw new S3Error("NoSuchBucket");
      const { name, run } = findOperation(request);
      counts.set(name, (counts.get(name) ?? 0) + 1);
      const body = await readBody(incoming, request.headers, payloadHash);
      fault = faults.take(name, request.key);
      if (fault === "slow-down") throw new S3Error("SlowDown", "Please reduce your request rate.");
      if (typeof fault === "object" && fault) await pause(fault.lateMs);
      const answered = run({ request, bucket, body, now: now() });
      if (fault === "drop") response.destroy();
      else if (fault === "truncated") sendHalf(response, answered);
      else send(response, answered);
    } catch (error) {
      if (!incoming.complete) incoming.resume();
      sendError(response, error, incoming.method === "HEAD", requestId);
    }
  }

  const server = createServer((incoming, response) => void answer(incoming, response));
  server.listen(settings.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    faults,
    counts: () => Object.fromEntries(counts),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function send(response: ServerResponse, { status, headers, body }: OperationAnswer): void {
  const length = { "content-length": headers["content-length"] ?? Buffer.byteLength(body) };
  const hasLength = status !== 204 && status !== 304;
  response.writeHead(status, { ...headers, ...(hasLength ? length : {}) }).end(body);
}

function sendHalf(response: ServerResponse, { status, headers, body }: OperationAnswer): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, { ...headers, "content-length": bytes.length });
  response.write(bytes.subarray(0, bytes.length >> 1), () => response.destroy());
}

function sendError(
  response: ServerResponse,
  error: unknown,
  isHead: boolean,
  requestId: string,
): void {
  if (response.destroyed) return;
  const told = error instanceof S3Error ? error : new S3Error("InternalError", String(error));
  response.writeHead(told.status, { "content-type": "application/xml" });
  response.end(isHead ? "" : told.toXml(requestId));
}
