import { S3Error } from "../s3-error.ts";
import type { S3Request } from "../s3-request.ts";
import { copyObject } from "./copy-object.ts";
import { deleteObject, deleteObjects } from "./delete-objects.ts";
import { getObject, headObject } from "./get-object.ts";
import { listMultipartUploads, listParts } from "./list-multipart.ts";
import { listObjects } from "./list-objects.ts";
import {
  abortMultipartUpload,
  completeMultipartUpload,
  createMultipartUpload,
  uploadPart,
} from "./multipart.ts";
import type { Operation } from "./operation.ts";
import { putObject } from "./put-object.ts";

const OPERATIONS = {
  AbortMultipartUpload: abortMultipartUpload,
  CompleteMultipartUpload: completeMultipartUpload,
  CopyObject: copyObject,
  CreateMultipartUpload: createMultipartUpload,
  DeleteObject: deleteObject,
  DeleteObjects: deleteObjects,
  GetObject: getObject,
  HeadBucket: () => ({ status: 200, headers: {}, body: "" }),
  HeadObject: headObject,
  ListMultipartUploads: listMultipartUploads,
  ListObjectsV2: listObjects,
  ListParts: listParts,
  PutObject: putObject,
  UploadPart: uploadPart,
} satisfies Record<string, Operation>;

/** Amazon's name of the operation. */
export type OperationName = keyof typeof OPERATIONS;

/**
 * Returns the operation of a request. Throws S3Error NotImplemented for everything that Kinora does
 * not use.
 */
export function findOperation(request: S3Request): { name: OperationName; run: Operation } {
  const name = request.key === "" ? ofBucket(request) : ofObject(request);
  if (name === null) throw new S3Error("NotImplemented", "This operation is not simulated.");
  return { name, run: OPERATIONS[name] };
}

/** Parameters that do not select an operation. */
const HARMLESS = /^(?:x-amz-|x-id$|response-)/i;

function ofBucket({ method, query }: S3Request): OperationName | null {
  if (method === "HEAD") return "HeadBucket";
  if (method === "GET") return query.has("uploads") ? "ListMultipartUploads" : "ListObjectsV2";
  return method === "POST" && query.has("delete") ? "DeleteObjects" : null;
}

function ofObject({ method, query, headers }: S3Request): OperationName | null {
  const asked = [...query.keys()].filter((name) => !HARMLESS.test(name));
  if (query.has("uploadId")) {
    const isCopy = headers["x-amz-copy-source"] !== undefined;
    if (method === "PUT") return isCopy ? null : "UploadPart";
    if (method === "GET") return "ListParts";
    if (method === "POST") return "CompleteMultipartUpload";
    return method === "DELETE" ? "AbortMultipartUpload" : null;
  }
  if (method === "POST") return query.has("uploads") ? "CreateMultipartUpload" : null;
  if (asked.length > 0) return null;
  if (method === "PUT")
    return headers["x-amz-copy-source"] === undefined ? "PutObject" : "CopyObject";
  if (method === "GET") return "GetObject";
  if (method === "HEAD") return "HeadObject";
  return method === "DELETE" ? "DeleteObject" : null;
}
