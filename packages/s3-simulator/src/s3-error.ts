import { element, textOf, xmlDocument } from "./xml.ts";

const STATUS = {
  AccessDenied: 403,
  BadDigest: 400,
  EntityTooSmall: 400,
  IncompleteBody: 400,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidPart: 400,
  InvalidPartOrder: 400,
  InvalidRange: 416,
  InvalidRequest: 400,
  MalformedXML: 400,
  MethodNotAllowed: 405,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  SlowDown: 503,
  XAmzContentSHA256Mismatch: 400,
} as const;

export type S3ErrorCode = keyof typeof STATUS;

/** An error response of S3. */
export class S3Error extends Error {
  readonly code: S3ErrorCode;
  readonly status: number;

  constructor(code: S3ErrorCode, message: string = code) {
    super(message);
    this.name = "S3Error";
    this.code = code;
    this.status = STATUS[code];
  }

  toXml(requestId: string): string {
    const parts = { Code: this.code, Message: this.message, RequestId: requestId };
    const told = Object.entries(parts).map(([name, value]) => element(name, textOf(value)));
    return xmlDocument(element("Error", told.join("")));
  }
}
