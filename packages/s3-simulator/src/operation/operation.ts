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

/** Does what one request asks for. Throws S3Error. */
export type Operation = (call: OperationCall) => OperationAnswer;

/** An answer of XML. */
export function xmlAnswer(body: string): OperationAnswer {
  return { status: 200, headers: { "content-type": "application/xml" }, body };
}
