import type { StoredObject } from "../bucket.ts";
import { S3Error } from "../s3-error.ts";
import type { Operation, OperationAnswer, OperationCall } from "./operation.ts";
import { isUnchanged } from "./preconditions.ts";

/** Response headers that a signed URL may override. */
const OVERRIDES = ["cache-control", "content-disposition", "content-type"] as const;

export const getObject: Operation = (call) => {
  const { request } = call;
  const object = findObject(call);
  const headers: Record<string, string> = describe(object);
  if (isUnchanged(request.headers, object)) return { status: 304, headers, body: "" };
  for (const name of OVERRIDES)
    headers[name] = request.query.get(`response-${name}`) ?? headers[name] ?? "";
  for (const name of OVERRIDES) if (headers[name] === "") delete headers[name];
  const { range } = request.headers;
  if (range !== undefined) return partOf(object, range, headers);
  if (request.headers["x-amz-checksum-mode"] === "ENABLED" && object.checksum)
    headers[object.checksum.header] = object.checksum.value;
  return { status: 200, headers, body: object.bytes };
};

export const headObject: Operation = (call) => {
  const object = findObject(call);
  const headers = { ...describe(object), "content-length": `${object.bytes.length}` };
  return { status: isUnchanged(call.request.headers, object) ? 304 : 200, headers, body: "" };
};

function findObject({ bucket, request }: OperationCall): StoredObject {
  const object = bucket.objects.get(request.key);
  if (!object) throw new S3Error("NoSuchKey");
  return object;
}

function describe({ etag, contentType, lastModified, metadata }: StoredObject) {
  const told = Object.entries(metadata).map(([name, value]) => [`x-amz-meta-${name}`, value]);
  return {
    ...Object.fromEntries(told),
    etag,
    "content-type": contentType,
    // Whole seconds, as in HTTP.
    "last-modified": lastModified.toUTCString(),
    "accept-ranges": "bytes",
  };
}

function partOf(
  { bytes }: StoredObject,
  range: string,
  headers: Readonly<Record<string, string>>,
): OperationAnswer {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (from === "" && to === "") return { status: 200, headers, body: bytes };
  const first = from === "" ? Math.max(0, bytes.length - Number(to)) : Number(from);
  const last = from === "" || to === "" ? bytes.length - 1 : Math.min(Number(to), bytes.length - 1);
  if (first > last) throw new S3Error("InvalidRange");
  return {
    status: 206,
    headers: { ...headers, "content-range": `bytes ${first}-${last}/${bytes.length}` },
    body: bytes.subarray(first, last + 1),
  };
}
