import type { ReceivedBody } from "../body/read-body.ts";
import type { Bucket } from "../bucket.ts";
import type { S3Request } from "../s3-request.ts";

export interface OperationCall {
  readonly request: S3Request;
  readonly bucket: Bucket;
  readonly body: ReceivedBody;
  readonly now: Date;
}

export interface OperationAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Performs the operation of a request. Throws S3Error. */
export type Operation = (call: OperationCall) => OperationAnswer;

/** Returns an XML response. */
export function xmlAnswer(body: string): OperationAnswer {
  return { status: 200, headers: { "content-type": "application/xml" }, body };
}
